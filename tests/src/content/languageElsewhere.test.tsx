import { Trans } from '@lingui/react/macro';
import { DirectionProvider, useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLanguage } from '../../../src/app/followLanguage';
import { activateLocale } from '../../../src/client/i18n';
import { languageKey, settingsKey } from '../../../src/client/storage/storage';
import { renderWithShop } from '../../support/renderShop';

const done: string[] = [];
vi.mock('../../../src/app/router', () => ({
  router: { invalidate: async () => void done.push('router') },
}));

let stop = () => {};
beforeEach(() => {
  stop = followLanguage();
});
afterEach(async () => {
  stop();
  done.length = 0;
  for (const key of [languageKey, settingsKey]) key.set(null);
  await act(() => activateLocale('en'));
});

/** The server's word, as the calls of now ask for it. */
const useWord = () =>
  useQuery({ queryKey: ['word'], queryFn: async () => languageKey.get() ?? 'en' }).data;

function Page() {
  return (
    <main>
      <Trans>Close</Trans> <output>{`${useDirection().dir} ${useWord()}`}</output>
      <input aria-label="Draft" />
    </main>
  );
}

/** What another window of the browser keeps, and tells this one. */
function keep(language: string, key: string = languageKey.name) {
  localStorage.setItem(languageKey.name, language);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
const elsewhere = (...change: Parameters<typeof keep>) => act(async () => keep(...change));

function open(): HTMLInputElement {
  renderWithShop(
    <DirectionProvider>
      <Page />
    </DirectionProvider>,
  );
  const draft = screen.getByLabelText<HTMLInputElement>('Draft');
  fireEvent.change(draft, { target: { value: 'Half a sentence' } });
  return draft;
}

it('speaks the language that another window was turned to, with what was typed (LANG-04, LANG-06)', async () => {
  const draft = open();
  await screen.findByText('ltr en');
  await elsewhere('ar');
  await screen.findByText('rtl ar');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByRole('main').textContent).toBe('إغلاق rtl ar');
  await waitFor(() => expect(done).toEqual(['router']));
  const now = screen.getByLabelText<HTMLInputElement>('Draft');
  expect([now, now.value]).toEqual([draft, 'Half a sentence']);
});

it('leaves a turn of its own alone, which keeps its language when it is done', async () => {
  open();
  await screen.findByText('ltr en');
  await act(() => activateLocale('ar'));
  languageKey.set('ar');
  await act(async () => undefined);
  expect([document.documentElement.lang, done]).toEqual(['ar', []]);
});

it('ends at the language that was chosen last', async () => {
  open();
  await screen.findByText('ltr en');
  await act(async () => {
    keep('es');
    keep('ar');
  });
  await screen.findByText('rtl ar');
  await waitFor(() => expect(done).toEqual(['router']));
  expect(document.documentElement.lang).toBe('ar');
});

it('keeps its language when another window clears all or changes something else', async () => {
  open();
  await screen.findByText('ltr en');
  await elsewhere('en', 'token');
  localStorage.clear();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect([document.documentElement.lang, done]).toEqual(['en', []]);
});
