import type { ShellKind } from './shells.ts';

/**
 * A call that a page begins by itself, before its script has arrived. `{id}` stands for the last part of the page's
 * address; `module`: the address may name another module than the remembered one.
 */
interface EarlyCall {
  path: string;
  method?: 'POST';
  query?: string;
  module?: true;
  /** Only for those of whom no guest id is known yet. */
  only?: 'unknown';
  /** Field of the answer, dots between, that is the address of the page's first picture. */
  picture?: string;
}

const settings: EarlyCall = { path: '/config' };
const stranger: EarlyCall = { path: '/auth/guest/request', method: 'POST', only: 'unknown' };

/** What each kind of page asks first, and which picture it shows first. */
export const earlyCalls: Record<ShellKind, EarlyCall[]> = {
  landing: [{ path: '/module' }, { path: '/react-landing-page' }, settings, stranger],
  home: [
    { path: '/banners', picture: 'banners.0.image_full_url' },
    { path: '/categories' },
    settings,
    { path: '/items/popular', query: 'limit=12&offset=1' },
    stranger,
  ],
  list: [settings, stranger],
  store: [
    { path: '/stores/details/{id}', module: true, picture: 'cover_photo_full_url' },
    { path: '/categories', module: true },
    settings,
    stranger,
  ],
  product: [
    { path: '/items/details/{id}', module: true, picture: 'image_full_url' },
    settings,
    stranger,
  ],
  checkout: [settings, stranger],
  'track-order': [settings, stranger],
  page: [settings, stranger],
};

/**
 * Runs in the page (it is written into it as text, so it uses nothing from outside): begins the calls with
 * the headers that the client would send, leaves the answers to be taken (src/api/earlyAnswers.ts), and puts the
 * first picture into the text shell.
 */
export function beginCalls(calls: EarlyCall[]): void {
  const read = (key: string) => localStorage.getItem(key);
  const json = (key: string) => {
    try {
      return JSON.parse(read(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const { apiUrl = '' } = JSON.parse(
    document.getElementById('runtime-config')?.textContent ?? '{}',
  );
  const token = read('token');
  const guest = read('guest_id');
  const zones = json('zoneid');
  const at = json('currentLatLng');
  const id = location.pathname.split('/')[2] ?? '';
  // An address that asks for a list, or a place without zones, will ask for something else.
  if (location.pathname === '/home' && (location.search || !zones || !at)) return;
  const show = (address: string) => {
    const slot = document.querySelector('[data-picture]');
    if (!slot) return;
    const picture = new Image();
    picture.alt = '';
    picture.fetchPriority = 'high';
    picture.src = address.startsWith('/media/') ? apiUrl + address : address;
    slot.append(picture);
  };
  window.earlyCalls = calls
    .filter(({ only }) => !only || !(token || guest))
    .map(({ path, method = 'GET', query, module, picture }) => {
      const headers: Record<string, string> = {
        'X-localization': read('language-setting') || 'en',
      };
      if (token) headers.Authorization = `Bearer ${token}`;
      if (zones) headers.zoneId = JSON.stringify([zones].flat().map(Number));
      const named = module && new URLSearchParams(location.search).get('module_id');
      const moduleId = named || json('module')?.id;
      if (moduleId) headers.moduleId = String(moduleId);
      if (at) {
        headers.latitude = String(at.lat);
        headers.longitude = String(at.lng);
      }
      const url = `${apiUrl}/api/v1${path.replace('{id}', id)}${query ? `?${query}` : ''}`;
      const answer = fetch(url, { method, headers });
      const copy = answer.then((response) => response.clone());
      copy.catch(() => undefined);
      if (picture) {
        copy
          .then((response) => response.json())
          .then((body) => {
            const address = picture
              .split('.')
              .reduce<unknown>(
                (value, key) => (value as Record<string, unknown> | undefined)?.[key],
                body,
              );
            if (typeof address === 'string') show(address);
          })
          .catch(() => undefined);
      }
      return { url, method, headers, answer };
    });
}

/** The text of the script that a kind of page begins with. */
export const earlyScript = (kind: ShellKind): string =>
  `(${beginCalls})(${JSON.stringify(earlyCalls[kind])})`;
