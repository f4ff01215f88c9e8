import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { languageKey } from '../../../src/client/storage/storage';
import { policyQuery } from '../../../src/content/api/policies';
import { routeTree } from '../../../src/routeTree.gen';

vi.mock('../../../src/inspector/open', () => ({}));
configure({ asyncUtilTimeout: 15_000 });
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  queryClient.clear();
  languageKey.set(null);
  vi.unstubAllGlobals();
});

/** The shop's only answer: the text of one page. Everything else of it is away. */
function serve(path: string, page: { title: string; value: string }) {
  const asked: [string, string | null][] = [];
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.invalid');
    if (pathname !== path) return Promise.reject(new TypeError('no connection'));
    asked.push([pathname, new Headers(init?.headers).get('X-localization')]);
    return Promise.resolve(Response.json(page));
  });
  return asked;
}

function open(address: string) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree,
    context: { queryClient },
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
}

it.each([
  ['PAGE-08', '/about-us', '/api/v1/about-us', 'About Us'],
  ['PAGE-09', '/terms-and-conditions', '/api/v1/terms-and-conditions', 'Terms and Conditions'],
  ['PAGE-11', '/privacy-policy', '/api/v1/privacy-policy', 'Privacy Policy'],
  ['PAGE-12', '/refund-policy', '/api/v1/refund-policy', 'Refund Policy'],
  ['PAGE-13', '/cancellation-policy', '/api/v1/cancelation', 'Cancellation Policy'],
  ['PAGE-14', '/shipping-policy', '/api/v1/shipping-policy', 'Shipping Policy'],
] as const)(
  '%s: %s shows its text from its first word to its last',
  async (_, page, path, title) => {
    const asked = serve(path, {
      title,
      value: `<h2>Of ${title}</h2><p>Whoever opens this page reads it.</p><p>Write to <a href="mailto:hello@shop.example">us</a>.</p>`,
    });
    open(page);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    const article = heading.closest('article') ?? document.createElement('article');
    expect(
      [...article.querySelectorAll('h1, h2, p')].map(({ textContent }) => textContent),
    ).toEqual([title, `Of ${title}`, 'Whoever opens this page reads it.', 'Write to us.']);
    expect(within(article).getByRole('link', { name: 'us' }).getAttribute('href')).toBe(
      'mailto:hello@shop.example',
    );
    expect(asked).toEqual([[path, 'en']]);
    expect(document.title).toContain(title);
  },
);

it('PAGE-08: the page speaks the language of the shopper', async () => {
  languageKey.set('ar');
  const asked = serve('/api/v1/about-us', {
    title: 'من نحن',
    value: '<p>شارع سوق على الإنترنت</p>',
  });
  open('/about-us');
  expect(await screen.findByRole('heading', { level: 1, name: 'من نحن' })).toBeTruthy();
  expect(screen.getByText('شارع سوق على الإنترنت')).toBeTruthy();
  expect(asked).toEqual([['/api/v1/about-us', 'ar']]);
});

it('PAGE-08: a text that is being read stays when the shop is away as it is asked for anew', async () => {
  serve('/api/v1/about-us', { title: 'About Us', value: '<p>A street of shops.</p>' });
  open('/about-us');
  await screen.findByText('A street of shops.');
  serve('/nowhere', { title: '', value: '' });
  await act(() => queryClient.refetchQueries({ queryKey: policyQuery('about').queryKey }));
  expect(queryClient.getQueryState(policyQuery('about').queryKey)?.status).toBe('error');
  expect(screen.getByText('A street of shops.').tagName).toBe('P');
});
