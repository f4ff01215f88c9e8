import type { Page, Route } from 'playwright-core';
import type { Answer } from '../../../charts/paths/surroundings';

const domain = 'paths.firebaseapp.com';

/** What a provider's window ends with, as the page is told when the path says so. */
const ends = {
  identified: 'provider-identified',
  closed: 'provider-closed',
  blocked: 'provider-blocked',
  unreachable: 'provider-unreachable',
  refused: 'provider-refused',
};

export const providerAnswers = (result: string): Answer | null =>
  result in ends ? { gestures: [{ happens: ends[result as keyof typeof ends] }] } : null;

/** A path may be faster than the provider's script: what it says is kept for it. */
const heard = `
  window.providerSaid = [];
  for (const name of ${JSON.stringify(Object.values(ends))})
    addEventListener(name, () => {
      providerSaid.push(name);
      dispatchEvent(new Event('provider'));
    });`;

/** In the place of https://apis.google.com/js/api.js: between the page and the provider's window. */
const script = `
  const codes = {
    '${ends.closed}': 'auth/user-cancelled',
    '${ends.blocked}': 'auth/popup-blocked',
    '${ends.unreachable}': 'auth/network-request-failed',
  };
  const windows = [];
  let tell = null;
  const meet = () => {
    if (!tell || windows.length === 0 || providerSaid.length === 0) return;
    const said = providerSaid.shift();
    tell({
      authEvent: {
        type: 'signInViaPopup',
        eventId: windows.shift(),
        urlResponse: 'https://${domain}/__/auth/handler',
        sessionId: 'session',
        postBody: said,
        tenantId: null,
        error: said in codes ? { code: codes[said], message: '' } : null,
      },
    });
  };
  addEventListener('provider', meet);
  addEventListener('message', ({ origin, data }) => {
    if (origin !== 'https://${domain}') return;
    windows.push(data);
    meet();
  });
  const frame = {
    restyle: async () => undefined,
    ping: async (done) => done(),
    register: (name, handler) => {
      tell = handler;
      meet();
    },
    // Whoever asks throws once it was answered, as nobody hears in the provider's own script.
    send: (name, message, answer) =>
      void Promise.resolve([{ webStorageSupport: true }]).then(answer).catch(() => undefined),
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: (options, opened) => opened(frame) }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

/** In the place of the provider's window, which tells whom it was opened for. */
const handler =
  "<script>opener.postMessage(new URL(location.href).searchParams.get('eventId'), '*')</script>";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = [
  part({ alg: 'RS256' }),
  part({ sub: '1', iat: 1, exp: 4_000_000_000, firebase: { sign_in_provider: 'google.com' } }),
  'none',
].join('.');

function identity(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const { hostname } = new URL(route.request().frame().url());
  const said = route.request().postData() ?? '';
  const json = pathname.endsWith(':lookup')
    ? {
        users: [
          {
            localId: '1',
            providerUserInfo: [
              {
                providerId: 'google.com',
                rawId: 'g1',
                email: 'ann@example.com',
                displayName: 'Ann',
              },
            ],
          },
        ],
      }
    : pathname.endsWith('/projects')
      ? { authorizedDomains: [hostname] }
      : said.includes(ends.refused)
        ? { errorMessage: 'INVALID_IDP_RESPONSE : No.' }
        : { localId: '1', idToken, refreshToken: 'r', expiresIn: '3600', providerId: 'google.com' };
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
}

const project = {
  projectId: 'paths',
  apiKey: 'none',
  authDomain: domain,
  appId: '1:1:web:1',
  messagingSenderId: '1',
};
const sources = {
  'script-src': 'https://apis.google.com',
  'connect-src':
    'https://identitytoolkit.googleapis.com https://fcmregistrations.googleapis.com https://firebaseinstallations.googleapis.com',
};

/** The pages of a deployment that has a project at Firebase: its own or, in their place, one of the paths. */
export async function withProject(page: Page, more: object = {}): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = Object.entries(sources).reduce(
      (text, [rule, source]) => text.replace(rule, `${rule} ${source}`),
      headers['content-security-policy'] ?? '',
    );
    const body = (await response.text()).replace(
      /"firebase":(null|\{[^}]*\})/,
      `"firebase":${JSON.stringify({ ...project, ...more })}`,
    );
    await route.fulfill({
      response,
      body,
      headers: {
        ...headers,
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
    });
  });
}

/** The provider, who says what the path does. */
export async function scriptedProvider(page: Page): Promise<void> {
  await withProject(page);
  await page.addInitScript({ content: heard });
  await page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://identitytoolkit.googleapis.com/**', identity);
  await page
    .context()
    .route(`https://${domain}/__/auth/handler*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: handler }),
    );
}
