import { pictureWidths } from '../../domain/catalogue/pictureWidths.ts';
import {
  type PictureOffer,
  type PictureSizes,
  pictureOffer,
  pictureSizes,
} from '../client/pictureOffer.ts';
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
  /** Only for those who have a place: without one it is refused. */
  placed?: true;
  /** About the shopper: a guest is named in the query. Back ends of another dialect want more than that. */
  personal?: true;
  /** Only for those of whom no guest id is known yet. */
  only?: 'unknown';
  /**
   * Field of the answer, dots between, that is the address of the page's first picture; `*` is every place of
   * a list, for as many pictures as the shell has room.
   */
  picture?: string;
  /** How wide it stands on the page. */
  sizes?: PictureSizes;
  /** What to ask next: a field of the answer is its `{id}`. */
  next?: { path: string; field: string };
}

const settings: EarlyCall = { path: '/config' };
const stranger: EarlyCall = { path: '/auth/guest/request', method: 'POST', only: 'unknown' };

declare global {
  interface Window {
    /** Pictures of the text shell, kept from the browser's collector while the page is open. */
    earlyPictures?: HTMLImageElement[] | undefined;
  }
}

/** What each kind of page asks first, and which picture it shows first. */
export const earlyCalls: Record<ShellKind, EarlyCall[]> = {
  landing: [{ path: '/module' }, { path: '/react-landing-page' }, settings, stranger],
  home: [
    { path: '/banners', picture: 'banners.0.image_full_url', sizes: pictureSizes.banner },
    { path: '/categories', placed: true },
    settings,
    { path: '/items/popular', query: 'limit=12&offset=1' },
    stranger,
  ],
  list: [settings, stranger],
  store: [
    {
      path: '/stores/details/{id}',
      module: true,
      picture: 'cover_photo_full_url',
      sizes: pictureSizes.screen,
    },
    { path: '/categories', module: true, placed: true },
    settings,
    stranger,
  ],
  product: [
    {
      path: '/items/details/{id}',
      module: true,
      picture: 'image_full_url',
      sizes: pictureSizes.subject,
    },
    settings,
    stranger,
  ],
  categories: [
    { path: '/categories', placed: true, picture: '*.image_full_url', sizes: 72 },
    settings,
    stranger,
  ],
  checkout: [
    {
      path: '/customer/cart/list',
      personal: true,
      placed: true,
      next: { path: '/stores/details/{id}', field: '0.item.store_id' },
    },
    settings,
    stranger,
  ],
  'track-order': [settings, stranger],
  page: [settings, stranger],
};

/**
 * Runs in the page (it is written into it as text, so it uses nothing from outside but what it is given): begins the calls with
 * the headers that the client would send, leaves the answers to be taken (src/client/earlyAnswers.ts), and puts the
 * first picture into the text shell. Answers when the first pictures are asked for.
 */
export function beginCalls(
  calls: EarlyCall[],
  offerOf: (
    picture: string,
    sizes: PictureSizes,
    shop: { apiUrl: string; widths: readonly number[] },
  ) => PictureOffer,
  widths: readonly number[],
): Promise<unknown> | undefined {
  // The first answers may be older than what other windows tell until the client listens (src/client/windows.ts).
  if (!window.windowNews && window.BroadcastChannel) {
    const told: unknown[] = [];
    const news = new BroadcastChannel('shop');
    news.onmessage = ({ data }) => told.push(data);
    window.windowNews = news;
    window.toldEarly = told;
  }
  const read = (key: string) => localStorage.getItem(key);
  const json = (key: string) => {
    try {
      return JSON.parse(read(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const { apiUrl = '', apiDialect = '' } = JSON.parse(
    document.getElementById('runtime-config')?.textContent ?? '{}',
  );
  const token = read('token');
  const guest = read('guest_id');
  const zones = json('zoneid');
  const at = json('currentLatLng');
  const id = location.pathname.split('/')[2] ?? '';
  // The server has rendered the page for this browser's choice, with what it was rendered from.
  const { rendered, chosen } = document.documentElement.dataset;
  const isRendered = rendered !== undefined && rendered === chosen;
  // An address that asks for a list, or a place without zones, will ask for something else.
  if (location.pathname === '/home' && (location.search || !zones || !at)) return;
  const field = (body: unknown, name: string) =>
    name
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
  // Between the shell and the client's own page nobody else holds a picture: it would be given up, and asked for again.
  const held: HTMLImageElement[] = [];
  window.earlyPictures = held;
  const show = (addresses: unknown[], wide: PictureSizes) => {
    document.querySelectorAll('[data-picture]').forEach((slot, place) => {
      const address = addresses[place];
      if (typeof address !== 'string') return;
      const picture = new Image();
      picture.alt = '';
      picture.fetchPriority = place === 0 ? 'high' : 'auto';
      const { src, srcSet = '', sizes = '' } = offerOf(address, wide, { apiUrl, widths });
      picture.sizes = sizes;
      picture.srcset = srcSet;
      picture.src = src;
      slot.append(picture);
      held.push(picture);
    });
  };
  const begun = window.earlyCalls ?? [];
  const pictures: Promise<unknown>[] = [];
  const begin = (call: EarlyCall, named: string) => {
    const { path, method = 'GET', query, module, personal, picture, sizes = 640, next } = call;
    const headers: Record<string, string> = {
      'X-localization': read('language-setting') || 'en',
    };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (apiUrl) headers.Accept = 'application/json';
    if (zones) headers.zoneId = JSON.stringify([zones].flat().map(Number));
    const asked = module && new URLSearchParams(location.search).get('module_id');
    const moduleId = asked || json('module')?.id;
    if (moduleId) headers.moduleId = String(moduleId);
    if (at) {
      headers.latitude = String(at.lat);
      headers.longitude = String(at.lng);
    }
    const search = personal && !token ? `guest_id=${guest}` : query;
    const url = `${apiUrl}/api/v1${path.replace('{id}', named)}${search ? `?${search}` : ''}`;
    const answer = fetch(url, { method, headers });
    const copy = answer.then((response) => response.clone());
    copy.catch(() => undefined);
    begun.push({ url, method, headers, answer });
    if (!picture && !next) return;
    const shown = copy
      .then((response) => response.json())
      .then((body) => {
        const [before, rest = ''] = picture?.split('*.') ?? [];
        if (before === '')
          show(
            (body as unknown[]).map((entry) => field(entry, rest)),
            sizes,
          );
        else if (before) show([field(body, before)], sizes);
        const value = next && field(body, next.field);
        if (value) begin({ path: next.path }, String(value));
      })
      .catch(() => undefined);
    if (picture) pictures.push(shown);
  };
  window.earlyCalls = begun;
  for (const call of calls) {
    if ((call.only && (token || guest)) || (call.placed && !zones)) continue;
    // How far a store is is the shopper's own: the server did not know.
    if (isRendered && !call.only && !(zones && call.path.startsWith('/stores/'))) continue;
    // Somebody unknown has nothing yet.
    if (call.personal && ((!token && !guest) || (apiUrl && apiDialect !== 'flowmart'))) continue;
    begin(call, id);
  }
  return Promise.all(pictures);
}

/** The text of a function by which a kind of page begins its calls. */
export const earlyScript = (kind: ShellKind): string =>
  `()=>(${beginCalls})(${JSON.stringify(earlyCalls[kind])},${pictureOffer},${JSON.stringify(pictureWidths)})`;
