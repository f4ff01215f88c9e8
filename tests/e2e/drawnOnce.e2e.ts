import { pathToFileURL } from 'node:url';
import type { Module } from '../../domain/place/module';
import type { AskForPage, RenderedPage, RenderPage } from '../../domain/renderedPage';
import { expect, test } from './journeys';
import { shopAddress } from './servers';

let render: RenderPage;
test.beforeAll(async () => {
  Reflect.set(globalThis, 'flowmartSettings', '{}');
  const file = pathToFileURL('build/render/entry.js').href;
  ({ render } = (await import(file)) as { render: RenderPage });
});

const ask: AskForPage = async (address, method, headers) => {
  const answer = await fetch(shopAddress + address, { method, headers });
  return { status: answer.status, text: await answer.text() };
};

const read = async (path: string, module: number) =>
  JSON.parse(
    (
      await ask(`/api/v1${path}`, 'GET', {
        'X-localization': 'en',
        zoneId: '[1]',
        moduleId: String(module),
      })
    ).text,
  );

const draw = async (address: string, module: Module | null): Promise<RenderedPage | null> =>
  render(
    { address, language: 'en', zones: module && [1], module, isPhone: false, settings: '{}' },
    ask,
    Number.POSITIVE_INFINITY,
  );

/** How often a page is drawn once the code of its parts is there. */
async function drawings(address: string, module: Module | null): Promise<string> {
  await draw(address, module);
  const page = await draw(address, module);
  return `${address} ${page?.drawings ?? 'not rendered'}`;
}

const policies = [
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];

test('a server draws each public page once: what it shows is asked for before', async () => {
  const modules: Module[] = await read('/module', 1);
  const ofType = (type: Module['module_type']) => {
    const found = modules.find(({ module_type }) => module_type === type);
    if (!found) throw new Error(`No module of ${type}.`);
    return found;
  };
  const [food, grocery, rental] = [ofType('food'), ofType('grocery'), ofType('rental')];
  const [first] = (await read('/items/popular?limit=1&offset=1', grocery.id)).products;
  const [brand] = await read('/brand', grocery.id);
  const [campaign] = await read('/campaigns/basic', food.id);
  const paths: [Module | null, string[]][] = [
    [null, ['/', '/store/1', '/product/1', ...policies]],
    ...modules.map((module): [Module, string[]] => [module, ['/', '/home']]),
    [
      food,
      [
        '/store/1',
        '/product/1',
        '/category/1',
        '/categories',
        '/home?data_type=popular',
        '/home?search=chicken',
        '/store/latest',
        '/store/popular',
        '/campaigns',
        `/campaigns/${campaign.id}`,
        '/help-and-support',
      ],
    ],
    [grocery, [`/product/${first.slug}`, `/store/${first.store_id}`, `/brand/${brand.id}`]],
    [
      rental,
      [
        '/rental/vehicle-search?all_category=1',
        '/rental/vehicle-details/1',
        '/rental/provider-details',
        '/rental/provider-details/1',
      ],
    ],
  ];
  const found: string[] = [];
  for (const [module, addresses] of paths)
    for (const address of addresses) found.push(await drawings(address, module));
  expect(found).toEqual(paths.flatMap(([, addresses]) => addresses.map((one) => `${one} 1`)));
});
