import { describe, expect, it } from 'vitest';
import type { TableFile } from '../../../server/import/file';
import type { Foreign } from '../../../server/import/foreign/foreign';
import { openFoodFacts } from '../../../server/import/foreign/openFoodFacts';
import { shopify } from '../../../server/import/foreign/shopify';
import { woocommerce } from '../../../server/import/foreign/woocommerce';
import { readTable } from '../../../server/import/readFile';

const into = { store: 'corner', module: 'things', price: '3', category: 'Other' };

function convert(foreign: Foreign, text: string, name = 'products.csv') {
  const read = readTable(name, text);
  if ('issue' in read) throw new Error(read.issue.message);
  expect(foreign.isOf(read.file.columns)).toBe(true);
  const { files, issues } = foreign.convert(read.file, into);
  const rowsOf = (table: string): Record<string, unknown>[] =>
    files
      .find((file: TableFile) => file.table === table)
      ?.rows.map(({ line, cells }) => ({ line, ...cells })) ?? [];
  return { rowsOf, issues };
}

describe('products as Shopify exports them', () => {
  const old = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
linen-shirt,Linen shirt,"<p>Cool &amp; <b>light</b></p><ul><li>Washed</li></ul>",Loom,Apparel > Clothing > Shirts,Shirt,"summer, linen",true,Colour,Sand,Size,M,LS-1,shopify,4,20.00,25.00,https://cdn.example/a.jpg,1,active
linen-shirt,,,,,,,,,Sand,,L,LS-2,shopify,0,20.00,25.00,https://cdn.example/b.jpg,2,
linen-shirt,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,
mug,Mug,,,,,,false,Title,Default Title,,,M-1,,,7.5,,,,draft
`;

  it('is sold at its own prices where its combinations are reduced differently', () => {
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\n';
    const { rowsOf } = convert(
      shopify,
      `${head}lamp,Lamp,Size,S,45,50\nlamp,,,M,80,100\nlamp,,,L,60,\n`,
    );
    expect(rowsOf('items').map(({ price, discount }) => [price, discount])).toEqual([['45', '']]);
    expect(rowsOf('variations').map(({ price }) => price)).toEqual(['45', '80', '60']);
  });

  it('becomes an item with its combinations, reduced prices and pictures', () => {
    const { rowsOf, issues } = convert(shopify, old);
    expect(issues).toEqual([]);
    expect(rowsOf('items')).toEqual([
      {
        line: 2,
        key: 'linen-shirt',
        name: 'Linen shirt',
        store: 'corner',
        category: 'things/apparel-shirts',
        brand: 'things/loom',
        description: 'Cool & light\nWashed',
        image: 'https://cdn.example/a.jpg',
        images: 'https://cdn.example/b.jpg | https://cdn.example/c.jpg',
        price: '25.00',
        discount: '5.00',
        discount_type: 'amount',
        stock: '4',
        tags: 'summer | linen',
        active: 'yes',
      },
      expect.objectContaining({
        line: 5,
        key: 'mug',
        category: 'things/other',
        price: '7.5',
        stock: '',
        active: 'no',
      }),
    ]);
    expect(
      rowsOf('variations').map(({ line, value1, value2, price, stock }) => [
        line,
        value1,
        value2,
        price,
        stock,
      ]),
    ).toEqual([
      [2, 'Sand', 'M', '25.00', '4'],
      [3, 'Sand', 'L', '25.00', '0'],
    ]);
    expect(rowsOf('categories').map(({ key, name, parent }) => [key, name, parent])).toEqual([
      ['things/apparel', 'Apparel', ''],
      ['things/apparel-shirts', 'Shirts', 'things/apparel'],
      ['things/other', 'Other', ''],
    ]);
  });

  it('is known in its newer columns too', () => {
    const text =
      'Title,URL handle,Description,Vendor,Published on online store,Status,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\nCup,cup,Blue,,TRUE,Active,Title,Default Title,4.20,,12,\n';
    expect(convert(shopify, text).rowsOf('items')).toEqual([
      expect.objectContaining({
        key: 'cup',
        price: '4.20',
        stock: '12',
        description: 'Blue',
        active: 'yes',
      }),
    ]);
  });
});

describe('products as WooCommerce exports them', () => {
  const text = `ID,Type,SKU,Name,Published,Is featured?,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)
44,variable,TEE,Tee,1,1,,<p>Soft</p>,1,,,,"Clothes > Tees, Sale",cotton,"https://w.example/1.jpg, https://w.example/2.jpg",,Size,"S, M"
45,variation,TEE-S,Tee - S,1,0,,,1,3,,15,,,,id:44,Size,S
46,variation,TEE-M,Tee - M,1,0,,,1,,12,15,,,,TEE,Size,M
47,simple,,Cap,0,0,<em>Warm</em>,,0,,8,10,Hats,,,,,
49,simple,JAR,Jar,1,0,Blown by mouth,<p>Half a litre</p>,1,,,9,Glass,,,,,
48,grouped,SET,Set,1,0,,,1,,,,,,,,,
`;

  it('is sold at its regular price where a sale is for a time, of which nothing here would end it', () => {
    const head =
      'ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends,Parent\n';
    const rows = `1,simple,MUG,Mug,10,8,,2026-01-31,
2,simple,CUP,Cup,10,8,2026-12-01,,
3,simple,POT,Pot,10,8,,,
4,variable,TEE,Tee,,,,,
5,variation,TEE-S,Tee S,15,12,,2026-01-31,TEE
`;
    const { rowsOf } = convert(woocommerce, head + rows);
    expect(rowsOf('items').map(({ key, price, discount }) => [key, price, discount])).toEqual([
      ['MUG', '10', ''],
      ['CUP', '10', ''],
      ['POT', '10', '2.00'],
      ['TEE', '15', ''],
    ]);
    expect(rowsOf('variations').map(({ price }) => price)).toEqual(['15']);
  });

  it('becomes items, and says what cannot be sold here', () => {
    const { rowsOf, issues } = convert(woocommerce, text);
    expect(rowsOf('items')).toEqual([
      expect.objectContaining({
        key: 'TEE',
        category: 'things/clothes-tees',
        description: 'Soft',
        price: '15',
        discount: '',
        image: 'https://w.example/1.jpg',
        images: 'https://w.example/2.jpg',
        recommended: 'yes',
      }),
      expect.objectContaining({
        key: 'wc-47',
        description: 'Warm',
        price: '10',
        discount: '2.00',
        discount_type: 'amount',
        stock: '0',
        active: 'no',
      }),
      expect.objectContaining({ key: 'JAR', description: 'Blown by mouth\nHalf a litre' }),
    ]);
    expect(
      rowsOf('variations').map(({ item, value1, price, stock }) => [item, value1, price, stock]),
    ).toEqual([
      ['TEE', 'S', '15', '3'],
      ['TEE', 'M', '12', '9999'],
    ]);
    expect(issues).toEqual([
      {
        file: 'products.csv',
        line: 7,
        column: 'Type',
        message: '"grouped" is sold elsewhere: leave the row out',
      },
    ]);
  });
});

describe('products as OpenFoodFacts lists them', () => {
  it('become items at the price of the command', () => {
    const text =
      'code\tproduct_name\tgeneric_name\tquantity\tbrands\tcategories\tcategories_en\tlabels_en\tallergens\timage_url\n3017620422003\tNut "spread"\tSpread\t400 g\tHazel,Other\ten:spreads\tSpreads,Sweet spreads\tOrganic,Vegetarian\ten:milk,en:nuts\thttps://off.example/n.jpg\n';
    expect(convert(openFoodFacts, text, 'products.tsv').rowsOf('items')).toEqual([
      {
        line: 2,
        key: '3017620422003',
        name: 'Nut "spread"',
        store: 'corner',
        category: 'things/spreads-sweet-spreads',
        brand: 'things/hazel',
        description: 'Spread',
        image: 'https://off.example/n.jpg',
        price: '3',
        unit: '400 g',
        allergies: 'Milk | Nuts',
        organic: 'yes',
        halal: 'no',
        veg: 'yes',
      },
    ]);
  });
});

describe('files', () => {
  it.each([
    ['a.csv', 'key,key\n', { line: 1, message: 'has two columns "key"' }],
    ['a.csv', 'key,name\na,"b\nc",d\n', { line: 2, message: 'has 3 cells, the first line 2' }],
    ['a.csv', '', { line: null, message: 'is empty' }],
    [
      'a.json',
      '{"a":1}',
      { line: null, message: 'is neither a list of rows nor a FeatureCollection' },
    ],
    ['a.json', '[{"key":"a"},7]', { line: 2, message: 'is no object of columns and cells' }],
    [
      'zones.geojson',
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}]}',
      { line: 1, message: 'is no polygon of one ring' },
    ],
  ])('%s %j is told', (name, text, wanted) => {
    expect(readTable(name, text)).toEqual({ issue: { file: name, column: null, ...wanted } });
  });

  it('JSON has the same columns as CSV, and a semicolon or a byte order mark changes nothing', () => {
    expect(readTable('a.json', '[{"key":"a","price":5,"veg":true,"tags":["x","y"]}]')).toEqual({
      file: {
        name: 'a.json',
        columns: ['key', 'price', 'veg', 'tags'],
        rows: [{ line: 1, cells: { key: 'a', price: '5', veg: 'true', tags: 'x | y' } }],
      },
    });
    expect(readTable('a.csv', '\ufeffkey;name\na;"b;c"\n')).toEqual({
      file: {
        name: 'a.csv',
        columns: ['key', 'name'],
        rows: [{ line: 2, cells: { key: 'a', name: 'b;c' } }],
      },
    });
  });
});
