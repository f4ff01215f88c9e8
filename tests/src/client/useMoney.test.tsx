import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { useMoney } from '../../../src/client/useMoney';
import { settings } from '../../support/fakeCart';

function moneyIn(locale: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queries.setQueryData(configQuery().queryKey, settings);
  const wrapper = ({ children }: PropsWithChildren) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </I18nProvider>
  );
  return renderHook(useMoney, { wrapper }).result.current;
}

it.each([
  ['en', '$20.11'],
  // Set apart from the words around it; else the sign is shown behind the number.
  ['ar', '\u2066$20.11\u2069'],
])('PRICE-26 an amount within a sentence reads the same way in %s', (locale, text) => {
  expect(moneyIn(locale)(20.11)).toBe(text);
});
