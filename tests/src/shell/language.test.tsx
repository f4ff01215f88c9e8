import { DirectionProvider, useDirection } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activateLocale, directionOf } from '../../../src/app/i18n';
import { changeLanguage } from '../../../src/app/languages';
import { countryKey, languageKey, settingsKey } from '../../../src/storage/storage';

const said: string[] = [];
vi.mock('../../../src/app/emitted', () => ({
  showNotice: async ({ message }: { message: string }) => void said.push(message),
}));
vi.mock('../../../src/app/router', () => ({ router: { invalidate: async () => undefined } }));

afterEach(() => activateLocale('en'));

const Direction = () => <output>{useDirection().dir}</output>;

it('changes language, country and direction in place, and says so (LANG-03 to LANG-05, LANG-08 to LANG-10)', async () => {
  render(
    <DirectionProvider>
      <Direction />
    </DirectionProvider>,
  );
  await changeLanguage('ar');
  expect([languageKey.get(), countryKey.get(), settingsKey.get()?.direction]).toEqual([
    'ar',
    'SA',
    'rtl',
  ]);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(said).toEqual(['language.changed']);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('rtl'));
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
