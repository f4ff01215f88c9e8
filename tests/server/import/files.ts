import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brought } from '../../../server/import/bring';
import { readFolder } from '../../../server/import/folder';
import type { Into } from '../../../server/import/foreign/foreign';
import { localPort } from '../../../server/import/port';
import type { TestServer } from '../../support/server';

/** A small town of two shops, as an owner would write it down. */
export const town: Record<string, string> = {
  'zones.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { key: 'harbour', name: 'Harbour', name_ar: 'الميناء' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [10, 50],
              [10.2, 50],
              [10.2, 50.2],
              [10, 50.2],
              [10, 50],
            ],
          ],
        },
      },
    ],
  }),
  'modules.csv': 'key,type,name,name_ar\nmeals,food,Meals,وجبات\nthings,ecommerce,Things,\n',
  'delivery.csv':
    'module,zone,per_km_charge,minimum_charge,maximum_charge\nmeals,harbour,0.5,1.5,12\nthings,harbour,0.5,3,\n',
  'categories.csv':
    'key,module,name,name_ar,parent\npizza,meals,Pizza,بيتزا,\nclassic,meals,Classic pizza,,pizza\nclothes,things,Clothes,,\n',
  'brands.csv': 'key,module,name\nloom,things,Loom\n',
  'stores.csv': `key,name,name_ar,module,zone,address,phone,lat,lng,hours,minimum_order,tax
napoli,Napoli,نابولي,meals,harbour,12 Harbour Street,+4930000001,50.1,10.1,"Sun-Thu 10:00-23:00; Fri,Sat 12:00-01:00",5,15%
wardrobe,Wardrobe,,things,harbour,3 Market Lane,+4930000002,50.11,10.11,always,,
`,
  'items.csv': `key;name;name_ar;store;category;brand;price;discount;stock;description;tags
margherita;Margherita;مارغريتا;napoli;classic;;8.50;10;;"Tomato, ""fior di latte""
and basil";Vegetarian | New
shirt;Linen shirt;;wardrobe;clothes;loom;20;;5;;
`,
  'variations.csv': `item,option1,value1,option2,value2,price,stock
shirt,Colour,Sand,Size,M,20,3
shirt,Colour,Sand,Size,Extra Large,22,2
`,
  'options.csv': `item,group,type,required,min,max,label,price
margherita,Size,single,yes,,,Regular,0
margherita,Size,single,yes,,,Large,3.5
margherita,Extras,multi,no,1,2,Olives,0.75
margherita,Extras,multi,no,1,2,Chilli,0.5
`,
  'add_ons.csv': 'item,name,price\nmargherita,Garlic dip,1\n',
  'coupons.csv':
    'key,code,title,type,stores,discount,start_date,expire_date\nhello,HELLO-PIZZA,Ten off,store_wise,napoli,10,2026-01-01,2027-12-31\n',
};

export interface Typed {
  isTry?: boolean;
  into?: Into;
}

/** Brings files into a server's database, as the command does. */
export async function bringFiles(
  server: TestServer,
  files: Record<string, string>,
  { isTry = false, into }: Typed = {},
): Promise<Brought> {
  const path = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    const folder = await readFolder(path, into ?? null);
    return await localPort(server.db, () => server.deps.clock.now()).bring(folder.files, isTry);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
