/*
 * What the shop's own code finds in place of a browser's window while a server draws it. Only our modules see
 * it (src/prerender/onServer.ts): libraries go on finding none, which is how they know where they are.
 */
const ignore = () => undefined;
/** Whom a page is drawn for: of the screen a server knows only whether it is a phone's. */
export const screen = { isPhone: false };
// One for all: it is thrown at every look into the storage, and nobody reads where.
const refusal = new Error('A server keeps nothing for a browser.');
const refuse = () => {
  throw refusal;
};

/** What a deployment sets in the served page, as text; set before any of the shop's code is read. */
const settings = () => ({
  textContent: String(Reflect.get(globalThis, 'flowmartSettings') ?? '{}'),
});

export const document = {
  readyState: 'loading',
  visibilityState: 'visible',
  activeElement: null,
  title: '',
  documentElement: { lang: '', dir: '' },
  addEventListener: ignore,
  removeEventListener: ignore,
  getElementById: (id: string) => (id === 'runtime-config' ? settings() : null),
  querySelector: () => null,
  querySelectorAll: () => [],
};
export const navigator = { languages: [], language: '', onLine: true };
export const location = { origin: '', pathname: '/', search: '', hash: '', href: '/' };
export const matchMedia = (query: string) => ({
  matches: !screen.isPhone && query.startsWith('(min-width'),
  addEventListener: ignore,
  removeEventListener: ignore,
});
export const window = {
  addEventListener: ignore,
  removeEventListener: ignore,
  matchMedia,
  location,
  history: { state: null },
  get localStorage() {
    return refuse();
  },
  get sessionStorage() {
    return refuse();
  },
};
