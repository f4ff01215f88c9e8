import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChosenVariation } from '../../../domain/cart/cart';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Language } from '../../../domain/language/languages';
import { startBuyNow } from '../../../src/checkout/buyNow';
import { useOrdered } from '../../../src/checkout/useOrdered';
import { queryClient } from '../../../src/client/queryClient';
import { scopeKey } from '../../../src/client/scope';
import { configQuery } from '../../../src/client/shopQueries';
import { buyNowLine } from '../../../src/client/storage/orderKeys';
import { languageKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/app/router', () => ({ router: { navigate: async () => undefined } }));
afterEach(() => {
  languageKey.set(null);
  buyNowLine.set(null);
});

function Bought() {
  const { ordered, lines } = useOrdered('buy_now');
  const seen = ordered.map(({ detail, total, trouble }) => ({ detail, total, trouble }));
  return (
    <output>{JSON.stringify({ seen, sent: lines?.map(({ variation }) => variation) })}</output>
  );
}

async function bought(inWords: Record<'en' | 'ar', Item>, variation: ChosenVariation[]) {
  const keep = (language: Language, item: Item) => {
    languageKey.set(language);
    queryClient.setQueryData(['catalogue', scopeKey(), 'ordered-item', item.id, 0], item);
    queryClient.setQueryData(configQuery().queryKey, settings);
  };
  keep('ar', inWords.ar);
  keep('en', inWords.en);
  const line = { model: 'Item' as const, quantity: 2, add_on_ids: [], add_on_qtys: [] };
  await act(() => startBuyNow(inWords.en, { ...line, variation }, 'buy_now'));
  await act(async () => languageKey.set('ar'));
  await renderAtOnce(<Bought />);
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

const red = { type: 'Red', price: 7, stock: 9 };
const large = { type: 'Blue-XL', price: 9, stock: 3 };

it('CHK-02 what is bought at once is shown and counted in the language that is chosen since', async () => {
  const item = { id: 31, price: 5, stock: 50 };
  const shirt = {
    en: sampleItem({ ...item, variations: [red, large] }),
    ar: sampleItem({
      ...item,
      variations: [
        { ...red, type: 'أحمر' },
        { ...large, type: 'أزرق-كبير' },
      ],
    }),
  };
  expect(await bought(shirt, [large])).toEqual({
    seen: [{ detail: 'أزرق، كبير', total: 18, trouble: null }],
    sent: [[large]],
  });
});

it('CHK-02 so are the choices of a dish', async () => {
  const group = (name: string, labels: string[]) => ({
    ...{ name, type: 'multi' as const, min: 0, max: 0, required: 'off' as const },
    values: labels.map((label, place) => ({ label, optionPrice: place })),
  });
  const dish = {
    en: sampleItem({
      id: 32,
      food_variations: [group('Size', ['S']), group('Top', ['No', 'Egg'])],
    }),
    ar: sampleItem({ id: 32, food_variations: [group('حجم', ['ص']), group('فوق', ['لا', 'بيض'])] }),
  };
  const chosen = [{ name: 'Top', values: { label: ['Egg'] } }];
  expect(await bought(dish, chosen)).toEqual({
    seen: [{ detail: 'بيض', total: 22, trouble: null }],
    sent: [chosen],
  });
});
