import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFirstPage } from '../../../src/app/firstPage';
import { currentLocale } from '../../../src/client/i18n';
import { languageKey } from '../../../src/client/storage/storage';
import { bootScript } from '../../../src/prerender/shells';

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = '';
  document.documentElement.dir = '';
  history.replaceState(null, '', '/');
});

it('on the next page nothing stays of what the first said of itself', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Tea</title><meta name="description" content="Tea"><meta property="og:title" content="Tea"><meta name="twitter:card" content="x"><meta name="robots" content="noindex"><link rel="canonical" href="/product/tea"><link rel="alternate" hreflang="ar" href="/product/tea?lang=ar"><script type="application/ld+json">[]</script><link rel="icon" href="/i.svg">';
  forgetFirstPage();
  expect(document.head.innerHTML).toBe(
    '<meta charset="utf-8"><title>Tea</title><link rel="icon" href="/i.svg">',
  );
});

it.each([
  ['/store/1?lang=ar', null, 'ar'],
  ['/store/1?module_id=2&lang=ar', null, 'ar'],
  ['/store/1?lang=ar', 'en', 'en'],
  ['/store/1?lang=fr', null, 'en'],
  ['/store/1', null, 'en'],
])('%s, where %s was chosen before, begins in %s', (address, chosen, language) => {
  history.replaceState(null, '', address);
  if (chosen) languageKey.set(chosen);
  new Function(bootScript)();
  expect(document.documentElement.lang).toBe(language);
});

it.each([
  ['/track-order', undefined],
  ['/track-order?placed=1&order_id=7', ''],
])('ORD-02 %s says how an order is found only where none is named', (address, order) => {
  history.replaceState(null, '', address);
  new Function(bootScript)();
  expect(document.documentElement.dataset.order).toBe(order);
  delete document.documentElement.dataset.order;
});

it('a choice made on a page is told to the server before the next one', () => {
  const told = () => document.cookie.split('; ').filter((one) => one.startsWith('view='));
  document.documentElement.dataset.asked = '';
  languageKey.set('en');
  new Function(bootScript)();
  expect(told()).toEqual(['view=en..']);
  localStorage.setItem('location', 'Noor Square');
  localStorage.setItem('currentLatLng', '{"lat":1,"lng":2}');
  localStorage.setItem('zoneid', '[1]');
  localStorage.setItem('module', '{"id":6}');
  dispatchEvent(new Event('chosen'));
  expect(told()).toEqual(['view=en.1.6']);
  languageKey.set('ar');
  dispatchEvent(new Event('chosen'));
  expect(told()).toEqual(['view=ar.1.6']);
  delete document.documentElement.dataset.asked;
  delete document.documentElement.dataset.chosen;
});

describe('a page that was rendered for another choice', () => {
  const { dataset } = document.documentElement;
  afterEach(() => {
    for (const name of ['asked', 'rendered', 'chosen', 'stale']) delete dataset[name];
  });
  it.each([
    ['/store/cafe', 'en..', false],
    ['/store/cafe', 'en.2.', true],
    ['/store/cafe?module_id=1', 'en.2.7', true],
    ['/product/tea', 'en..', true],
    ['/store/cafe', 'ar.1.2', false],
    ['/store/latest', 'en..', false],
    ['/store/popular', 'en..', false],
    ['/home', 'en..', false],
    ['/category/soups', 'en.2.2', false],
    ['/category/soups', 'en.1.2', true],
  ])('%s, rendered for %s, is seen as it is: %s', (address, rendered, isSeen) => {
    history.replaceState(null, '', address);
    const chosen = { location: 'Here', zoneid: '[1]', currentLatLng: '{}', module: '{"id":2}' };
    for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    languageKey.set('en');
    dataset.asked = rendered;
    dataset.rendered = rendered;
    const fetched = vi.fn(async () => new Response(''));
    vi.stubGlobal('fetch', fetched);
    new Function(bootScript)();
    vi.unstubAllGlobals();
    expect([dataset.chosen, dataset.stale, fetched.mock.calls]).toEqual([
      'en.1.2',
      isSeen ? undefined : '',
      isSeen ? [] : [[location.href, { headers: { Accept: 'text/html' } }]],
    ]);
  });
});

describe('LANG-01, LANG-04 a first visit begins in the first language of the browser that the shop speaks', () => {
  const begin = (languages: string[]) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    new Function(bootScript)();
    const { lang, dir } = document.documentElement;
    return [lang, dir];
  };
  it.each([
    [
      ['ar-EG', 'en-US'],
      ['ar', 'rtl'],
    ],
    [['ar'], ['ar', 'rtl']],
    [
      ['fr-FR', 'ar', 'en'],
      ['ar', 'rtl'],
    ],
    [
      ['en-GB', 'ar'],
      ['en', 'ltr'],
    ],
    [
      ['arc', 'en'],
      ['en', 'ltr'],
    ],
    [
      ['fr', 'de'],
      ['en', 'ltr'],
    ],
    [[], ['en', 'ltr']],
  ])('of %j it is %j', (languages, begun) => {
    expect(begin(languages)).toEqual(begun);
    expect([currentLocale(), languageKey.get()]).toEqual([begun[0], begun[0]]);
  });
  it.each([
    ['en', ['ar'], ['en', 'ltr']],
    ['ar', ['en'], ['ar', 'rtl']],
    ['{', ['ar'], ['ar', 'rtl']],
  ])('what was stored, %s, wins over %j as %j', (stored, languages, begun) => {
    languageKey.set(stored);
    expect(begin(languages)).toEqual(begun);
  });
  it('S08 also where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(begin(['ar'])).toEqual(['ar', 'rtl']);
    expect(currentLocale()).toBe('ar');
  });
});
