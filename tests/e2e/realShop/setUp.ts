import { join } from 'node:path';
import { projectRoot } from '../../../server/root';
import { expect } from '../journeys';
import type { RealShop } from './shop';

const table = (name: string) => join(projectRoot, 'tests/e2e/realShop/catalogue', name);

/** What an owner types; options hold blanks. */
const ask = ({ command }: RealShop, program: 'ops' | 'catalogue', line: string) =>
  command(
    program,
    ...line.split(/ (?=-)/).flatMap((part) => (part.startsWith('-') ? part : part.split(' '))),
  );

/** The link by which a courier of the shop chooses a password. */
export const addCourier = (shop: RealShop, name: string, phone: string): Promise<string> =>
  ask(
    shop,
    'ops',
    `courier add --email=${name.toLowerCase()}@shop.example --zone=area --phone=${phone} --name=${name} --vehicle=Bicycle`,
  );

/** From an empty database on; the links by which a store's owner and a courier choose a password. */
export async function setUpShop(shop: RealShop) {
  const opened = await ask(
    shop,
    'ops',
    'init --name=Horno --currency=EUR --country=ES --language=en --time-zone=Europe/Madrid --area=Valencia --at=39.4699,-0.3763 --radius=5 --modules=food --per-km=0.4 --least=1.5 --operator=rosa@shop.example',
  );
  expect(opened).toContain('Horno is set up: food within 5 km');
  expect(await ask(shop, 'catalogue', `import ${table('stores.csv')}`)).toContain(
    '2 new, 0 changed',
  );
  expect(
    await ask(shop, 'catalogue', `import ${table('products.csv')} --store=horno --module=food`),
  ).toMatch(/products.csv: items +4 new, 0 changed, 0 as before/);
  return {
    operator: opened,
    owner: await ask(
      shop,
      'ops',
      'staff add --store=horno --email=marta@shop.example --role=owner',
    ),
    courier: await addCourier(shop, 'Jordi', '+34600111222'),
  };
}
