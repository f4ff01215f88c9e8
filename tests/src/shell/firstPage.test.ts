import { afterEach, expect, it } from 'vitest';
import { forgetFirstPage } from '../../../src/app/firstPage';
import { bootScript } from '../../../src/prerender/shells';
import { languageKey } from '../../../src/storage/storage';

afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
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
