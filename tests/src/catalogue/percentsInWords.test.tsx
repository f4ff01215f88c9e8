// @vitest-environment jsdom
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OfferText } from '../../../src/catalogue/card/OfferText';
import { messages as arabic } from '../../../src/locales/ar/messages.po';
import { messages as spanish } from '../../../src/locales/es/messages.po';

afterEach(cleanup);

function said(locale: string, messages: Messages): string {
  i18n.loadAndActivate({ locale, messages });
  const offer = { percent: 12.5, from: null, most: null, isUntold: false };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <OfferText offer={offer} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

it('keeps a Spanish percent sign on the line of its number', () => {
  expect(said('es', spanish)).toBe('12.5\u00a0% dto.');
});

it('keeps an Arabic percent sign behind its number: both are isolated from the line', () => {
  expect(said('ar', arabic)).toBe('خصم \u206612.5%\u2069');
});

it('holds for every percent that is written', () => {
  const told = (messages: Messages) =>
    Object.values(messages).flatMap((message) => {
      const text = JSON.stringify(message);
      return text.includes('%') ? [text] : [];
    });
  expect(told(arabic).length).toBe(told(spanish).length);
  expect(told(arabic).filter((text) => !/\u2066[^%]*%\u2069/.test(text))).toEqual([]);
  expect(told(spanish).filter((text) => !text.includes('\u00a0%'))).toEqual([]);
});
