import { fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { turnToRental } from '../../../src/app/rentalPages';
import BrowseDialog from '../../../src/app/shell/BrowseDialog';
import MobileDrawer from '../../../src/app/shell/MobileDrawer';
import { moduleKey } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleProvider } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

const moduleOf = (id: number, module_type: ModuleType) =>
  v.parse(module, {
    id,
    module_type,
    module_name: `The ${module_type}`,
    zones: [{ id: 1, name: 'Zone 1' }],
    status: 1,
  });
const food = moduleOf(1, 'food');
const rental = moduleOf(6, 'rental');
let modules = [food, rental];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const kinds = numbers(11).map((id) => ({ id, name: `Kind ${id}`, image_full_url: '' }));
const providers = numbers(12).map((id) => sampleProvider({ id, name: `Wheels ${id}` }));
const page = { total_size: 12, total_capped: false, limit: 12, offset: 1 };
const answers: Record<string, unknown> = {
  '/config': settings,
  '/categories': [{ id: 40, name: 'Soups', image_full_url: '', module_id: 1 }],
  '/rental/vehicle/category-list': { ...page, vehicles: kinds },
  '/rental/provider/popular': { ...page, providers },
};
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) =>
    path === '/module' ? modules : (answers[path] ?? new Promise(() => undefined)),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  modules = [food, rental];
  standAtTheSquare();
  moduleKey.set(rental);
});
afterEach(() => moduleKey.set(null));

const summaries = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const unfold = (name: string) => {
  const fold = [...document.querySelectorAll('details')].find(
    (one) => one.querySelector('summary')?.textContent === name,
  );
  if (!fold) throw new Error(`no entry ${name}`);
  if (!fold.open) {
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  }
  return within(fold);
};
const linksOf = (links: HTMLElement[]) =>
  links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const kindLinks = numbers(10).map((id) => `Kind ${id} /rental/vehicle-search?categoryId=${id}`);
const allKinds = 'View all /rental/vehicle-search?all_category=1';
const providerLinks = [
  ...numbers(10).map((id) => `Wheels ${id} /rental/provider-details/${id}`),
  'View all /rental/provider-details',
];
const showMenu = async () => {
  await renderAtOnce(<MobileDrawer input={null} onDone={() => undefined} />);
  await screen.findByRole('navigation', { name: 'Main' });
  await screen.findByText('Categories');
};

it('MENU-01 to MENU-03 the menu of the rental module unfolds kinds of vehicles and providers', async () => {
  modules = [rental];
  await showMenu();
  expect(summaries()).toEqual(['Categories', 'Popular Providers']);
  const categories = unfold('Categories');
  await categories.findByText('Kind 1');
  expect(linksOf(categories.getAllByRole('link'))).toEqual([...kindLinks, allKinds]);
  const popular = unfold('Popular Providers');
  await popular.findByText('Wheels 1');
  expect(linksOf(popular.getAllByRole('link'))).toEqual(providerLinks);
});

it.each([
  ['rental', rental],
  ['food', food],
] as const)(
  'MENU-05 categories of goods and kinds of vehicles stand side by side in the %s module',
  async (_, current) => {
    moduleKey.set(current);
    await showMenu();
    unfold('Categories');
    await screen.findByText('The rental');
    const vehicles = unfold('The rental');
    await vehicles.findByText('Kind 1');
    expect(linksOf(vehicles.getAllByRole('link'))).toEqual([...kindLinks, allKinds]);
    const goods = unfold('The food');
    await goods.findByText('Soups');
    expect(linksOf(goods.getAllByRole('link'))).toEqual([
      'Soups /category/40?module_id=1',
      'View all /categories?module_id=1',
    ]);
  },
);

it('HEAD-04 the header’s two modal links of the rental module show the same', async () => {
  await renderAtOnce(
    <>
      <BrowseDialog input={{ list: 'categories', moduleType: 'rental' }} onDone={() => undefined} />
      <BrowseDialog input={{ list: 'stores', moduleType: 'rental' }} onDone={() => undefined} />
    </>,
  );
  await screen.findByText('Kind 1');
  await screen.findByText('Wheels 1');
  const [categories, stores] = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  if (!categories || !stores) throw new Error('no dialogs');
  expect(linksOf([...categories.querySelectorAll('a')])).toEqual([...kindLinks, allKinds]);
  expect(linksOf([...stores.querySelectorAll('a')])).toEqual(providerLinks);
});

const turned = (moduleId?: number) => {
  try {
    turnToRental('categories', moduleId);
    return null;
  } catch (redirection) {
    return redirection instanceof Response && 'options' in redirection ? redirection.options : null;
  }
};

it('MENU-03, MENU-05 all categories of another module are its own, of the rental module the vehicles', () => {
  const vehicles = {
    to: '/rental/vehicle-search',
    search: { all_category: 1 },
    replace: true,
    statusCode: 307,
  };
  expect([turned(), turned(6), turned(1)]).toEqual([vehicles, vehicles, null]);
});
