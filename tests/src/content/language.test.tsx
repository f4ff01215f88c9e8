import { DirectionProvider, useDirection } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activateLocale, directionOf } from '../../../src/client/i18n';
import { queryClient } from '../../../src/client/queryClient';
import { countryKey, languageKey, settingsKey } from '../../../src/client/storage/storage';
import { openLanguages } from '../../../src/content/language/openLanguages';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { renderWithShop } from '../../support/renderShop';

const done: string[] = [];
vi.mock('../../../src/app/router', () => ({
  router: { invalidate: async () => void done.push('fetched anew') },
}));

afterEach(async () => {
  done.length = 0;
  for (const key of [languageKey, countryKey, settingsKey]) key.set(null);
  await act(() => activateLocale('en'));
});

const Direction = () => <output>{useDirection().dir}</output>;
const stored = () => [languageKey.get(), countryKey.get(), settingsKey.get()?.direction];

/** Opens the choice over a page with a field in it; answers the dialog and the end of the choice. */
async function open() {
  renderWithShop(
    <DirectionProvider>
      <Direction />
      <input aria-label="Draft" />
      <OverlayHost />
    </DirectionProvider>,
  );
  screen.getByLabelText('Draft').focus();
  fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'Half a sentence' } });
  const end = openLanguages();
  return { dialog: await screen.findByRole('dialog'), end };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('offers English, Arabic and Spanish, with the one of now marked (LANG-01, LANG-07)', async () => {
  const { dialog, end } = await open();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((row) => [
        row.textContent,
        row.firstElementChild?.getAttribute('aria-pressed'),
        row.querySelector('img')?.getAttribute('src'),
      ]),
  ).toEqual([
    ['English', 'true', '/flags/us.svg'],
    ['العربية', 'false', '/flags/sa.svg'],
    ['Español', 'false', '/flags/es.svg'],
  ]);
  press('Close');
  await end;
});

it('asks, then changes language, country and direction in place, and says so (LANG-02 to LANG-06, LANG-08 to LANG-10)', async () => {
  const { end } = await open();
  queryClient.setQueryData(['text'], 'in English');
  const page = document.documentElement;
  press('العربية');
  expect(screen.getByText(/Change the language of the shop to/).textContent).toContain('العربية');
  expect(stored()).toEqual([null, null, undefined]);
  press('Change language');
  await end;
  expect(stored()).toEqual(['ar', 'SA', 'rtl']);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(done).toEqual(['fetched anew']);
  expect(queryClient.getQueryState(['text'])?.isInvalidated).toBe(true);
  expect(document.documentElement).toBe(page);
  await waitFor(() => expect(screen.getByText('rtl')).toBeTruthy());
  expect(await screen.findByText('تم تغيير اللغة')).toBeTruthy();
  const draft = screen.getByLabelText<HTMLInputElement>('Draft');
  expect([draft.value, document.activeElement]).toEqual(['Half a sentence', draft]);
});

it('turns to a language whose words come in a file of their own (LANG-02 to LANG-06)', async () => {
  const { end } = await open();
  press('Español');
  press('Change language');
  await end;
  expect(stored()).toEqual(['es', 'ES', 'ltr']);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['es', 'ltr']);
  expect(await screen.findByText('El idioma ha cambiado')).toBeTruthy();
});

it('changes nothing when it is declined (LANG-02)', async () => {
  const { dialog, end } = await open();
  press('العربية');
  press('Cancel');
  fireEvent.click(within(dialog).getByRole('button', { name: 'English' }));
  await end;
  expect([stored(), done, document.documentElement.dir]).toEqual([
    [null, null, undefined],
    [],
    'ltr',
  ]);
});

it.each('ar arc dv fa ha he khw ks ku ps ur yl'.split(' '))(
  '%s is written from right to left (LANG-04)',
  (language) => {
    expect(directionOf(language)).toBe('rtl');
  },
);

it('other languages are written from left to right (LANG-04)', () => {
  expect(directionOf('en')).toBe('ltr');
});
