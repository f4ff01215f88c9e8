import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { issueText } from '../../../server/import/file';
import { readFolder } from '../../../server/import/folder';
import { readCommand } from '../../../server/import/usage';

it.each([
  [['import', 'shop'], { verb: 'import', path: 'shop', isTry: false, into: null }],
  [['import', 'shop', '--dry-run'], { verb: 'import', path: 'shop', isTry: true, into: null }],
  [
    ['import', 'p.csv', '--store=corner', '--module', 'things', '--price=2.50'],
    {
      verb: 'import',
      path: 'p.csv',
      isTry: false,
      into: { store: 'corner', module: 'things', price: '2.50', category: 'Other' },
    },
  ],
  [['export', 'out'], { verb: 'export', path: 'out' }],
  [['template', 'out'], { verb: 'template', path: 'out' }],
  [['--help'], { verb: 'help' }],
])('%j is a command', (typed, command) => {
  expect(readCommand(typed)).toEqual(command);
});

it.each([
  [[]],
  [['import']],
  [['import', 'a', 'b']],
  [['delete', 'a']],
  [['import', 'a', '--store=x']],
  [['import', 'a', '--force']],
])('%j is answered by what can be typed', (typed) => {
  expect(() => readCommand(typed)).toThrow(/npm run catalogue -- import <folder or file>/);
});

it('asks whose goods another shop lists, and names what is no table', async () => {
  const path = mkdtempSync(join(tmpdir(), 'foreign-'));
  writeFileSync(join(path, 'a.csv'), 'Handle,Title,Variant Price\nmug,Mug,5\n');
  writeFileSync(join(path, 'b.csv'), 'x,y\n1,2\n');
  const { files, issues } = await readFolder(path, null);
  rmSync(path, { recursive: true });
  expect(files).toEqual([]);
  expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.csv is of Shopify: say whose goods these are with --store=<key> and --module=<key>',
    'b.csv is no table of the catalogue (zones, modules, delivery, categories, brands, stores, items, variations, options, add_ons, coupons, flash_sales, flash_sale_items, campaigns, campaign_stores, couriers, parcel_categories, vehicle_categories, vehicle_brands, providers, vehicles, banners), nor of Shopify, WooCommerce or OpenFoodFacts',
  ]);
  await expect(readFolder(path, null)).rejects.toThrow('is neither a folder nor a file');
});

it('refuses a table whose letters are not UTF-8, and reads one that says it is', async () => {
  const path = mkdtempSync(join(tmpdir(), 'letters-'));
  writeFileSync(join(path, 'brands.csv'), Buffer.from('key,name\nn,Ni\xf1o\n', 'latin1'));
  writeFileSync(join(path, 'stores.csv'), '\ufeffkey,name\nn,Niño\n');
  const { files, issues } = await readFolder(path, null);
  rmSync(path, { recursive: true });
  expect(issues.map(issueText)).toEqual([
    'brands.csv: is not written in UTF-8: save it as "CSV UTF-8"',
  ]);
  expect(files).toEqual([
    {
      name: 'stores.csv',
      table: 'stores',
      columns: ['key', 'name'],
      rows: [{ line: 2, cells: { key: 'n', name: 'Niño' } }],
    },
  ]);
});
