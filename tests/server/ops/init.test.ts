import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetDemo } from '../../../demo/seed/reset';
import { listModules } from '../../../domain/place/placeEndpoints';
import { operators } from '../../../server/db/schema/operators';
import { modules, settings, zones } from '../../../server/db/schema/places';
import { runOpsCommand } from '../../../server/ops/command';
import {
  questions,
  readAnswer,
  shopAnswers,
  withWholePaths,
} from '../../../server/ops/init/answers';
import { askForAnswers } from '../../../server/ops/init/ask';
import { haversine, pointInPolygon } from '../../../server/place/geo';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ DEMO_MODE: '0', PORT: '3999', PUBLIC_URL: '' });
  await resetDemo(server.db);
  await server.db.delete(settings);
}, 300_000);
afterAll(() => server.close());

const flags = {
  name: 'Olive & Thyme',
  currency: 'eur',
  country: 'es',
  language: 'es',
  'time-zone': 'Europe/Madrid',
  area: 'Valencia',
  at: '39.4699,-0.3763',
  radius: '5',
  modules: 'food, grocery',
  'per-km': '0.4',
  least: '1.5',
  operator: 'Rosa@Olive.example',
};
const init = (said: Record<string, string>) =>
  runOpsCommand(server.deps, [
    'init',
    ...Object.entries(said).map(([key, value]) => `--${key}=${value}`),
  ]);

describe('npm run ops -- init', () => {
  it('refuses what is missing or wrong, all at once, and writes nothing', async () => {
    const { name: _, ...others } = flags;
    expect(
      await init({
        ...others,
        currency: 'euro',
        country: 'aq',
        at: 'Valencia',
        radius: '0',
        operator: 'rosa',
        modules: 'food,taxi',
      }),
    ).toEqual({
      ok: false,
      text: [
        '--name is missing: What is the shop called?',
        'the currency must be a code such as EUR or SAR (ISO 4217)',
        'the country must be a code such as ES or SA (ISO 3166-1)',
        'the middle must be latitude,longitude, such as 24.7136,46.6753, or a file of its border, such as area.geojson',
        'the radius must be 0.2 or more',
        'modules must be some of food, grocery, pharmacy, ecommerce, parcel, rental, each once',
        'the operator must be a mail address, or empty',
      ].join('\n'),
    });
    const { text } = await init({ nmae: 'x' });
    expect(text.split('\n')[0]).toBe('--nmae=x is none of the answers');
    expect(await server.db.select().from(settings)).toEqual([]);
    expect(await server.db.select().from(zones)).toEqual([]);
  });

  it('makes an empty database a shop, once', async () => {
    const [first, second] = await Promise.all([init(flags), init({ ...flags, name: 'Another' })]);
    const [done, refused] = first.ok ? [first, second] : [second, first];
    expect(done.text.split('\n')).toEqual([
      `${first.ok ? 'Olive & Thyme' : 'Another'} is set up: food, grocery within 5 km of 39.4699, -0.3763.`,
      'Its border can be drawn on a map at http://localhost:3999/desk/shop?part=zones.',
      'Stores and what they sell come next: npm run catalogue -- template my-shop writes their tables (docs/catalogue.md).',
      'Once a store is there: npm run ops -- staff add --store <its key> --email <mail> --role owner gives its owner a desk.',
      'It is at http://localhost:3999 while DEMO_MODE=0 npm run serve runs.',
      'Rosa@Olive.example chooses a password here, once and within 7 days:',
      expect.stringMatching(/^http:\/\/localhost:3999\/desk\/shop#invite=\S{40,}$/),
    ]);
    expect(await server.db.select({ email: operators.email }).from(operators)).toEqual([
      { email: 'rosa@olive.example' },
    ]);
    expect(refused).toEqual({
      ok: false,
      text: 'This database is that of a shop already: npm run settings and npm run catalogue change it.',
    });
    const shop = await server.deps.settings.config('es');
    expect([
      shop.business_name,
      shop.country,
      shop.currency_symbol,
      shop.currency_symbol_direction,
      shop.digit_after_decimal_point,
      shop.free_delivery_over,
      shop.cod_max_amount,
      shop.additional_charge_status,
      shop.toggle_veg_non_veg,
    ]).toEqual([first.ok ? 'Olive & Thyme' : 'Another', 'ES', '€', 'right', 2, null, null, 0, 0]);
    expect(await server.deps.settings.timeZone()).toBe('Europe/Madrid');
    expect(await server.deps.settings.currencyCode()).toBe('EUR');
    expect(shop.language.map(({ key }) => key)).toEqual(['es', 'en', 'ar']);

    const [zone] = await server.db.select().from(zones);
    const middle = { lat: 39.4699, lng: -0.3763 };
    const reach = (zone?.area ?? []).map((corner) => haversine(middle, corner));
    expect([Math.min(...reach) >= 5_000, Math.max(...reach) < 5_040]).toEqual([true, true]);
    // 4.99 km to the north-east, between two corners.
    expect(pointInPolygon({ lat: 39.50163, lng: -0.33525 }, zone?.area ?? [])).toBe(true);
    const rows = await server.db.select().from(modules);
    expect(rows.map(({ type, name }) => [type, name])).toEqual([
      ['food', { en: 'Food', ar: 'طعام', es: 'Comida' }],
      ['grocery', { en: 'Grocery', ar: 'بقالة', es: 'Supermercado' }],
    ]);
    const offered = await server.call(listModules, { headers: { zoneId: `[${zone?.id}]` } });
    expect(offered.map(({ module_type }) => module_type)).toEqual(['food', 'grocery']);
  });

  it('takes a border that was drawn elsewhere, asks for no radius then, and says what is wrong with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flowmart-border-'));
    const fileOf = (name: string, ...rings: number[][][]) => {
      const features = rings.map((ring) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [ring] },
      }));
      writeFileSync(join(folder, name), JSON.stringify({ type: 'FeatureCollection', features }));
      return join(folder, name);
    };
    const square = [
      [-0.4, 39.4],
      [-0.3, 39.4],
      [-0.3, 39.5],
      [-0.4, 39.5],
    ];
    const [a = [], b = [], c = [], d = []] = square;
    const [one, two] = [fileOf('one.geojson', square), fileOf('two.geojson', square, square)];
    const bow = fileOf('bow.geojson', [a, c, b, d]);
    const missing = join(folder, 'none.geojson');
    expect(['39.4,-0.3', one, two, bow, missing].map((at) => readAnswer('at', at).reason)).toEqual([
      null,
      null,
      `${two} must hold one area`,
      `${bow}: the area has a border that crosses or touches itself: the side behind corner 1 meets the side behind corner 3`,
      `${missing} cannot be read`,
    ]);
    const { radius: _, ...given } = flags;
    const all = Object.entries({ ...given, at: one, currency: 'kwd' }).map(
      ([key, value]) => `--${key}=${value}`,
    );
    // Nothing is asked: an input that has ended answers no question.
    const [input, output] = [new PassThrough(), new PassThrough()];
    expect(await askForAnswers(all, input, output)).toContain('--radius=8');
    const other = await createTestServer({ DEMO_MODE: '0', PORT: '3999', PUBLIC_URL: '' });
    await resetDemo(other.db);
    const { ok, text } = await runOpsCommand(other.deps, ['init', ...all]);
    expect([ok, text.split('\n')[0]]).toEqual([
      true,
      `Olive & Thyme is set up: food, grocery within the border of ${one}.`,
    ]);
    const [zone] = await other.db.select().from(zones);
    expect(zone?.area).toEqual(square.map(([lng, lat]) => ({ lat, lng })));
    // Of its three decimals gateways take two.
    expect((await other.deps.settings.config()).digit_after_decimal_point).toBe(2);
    await other.close();
    rmSync(folder, { recursive: true });
  });

  it('names a file by its whole path, since a server that runs reads it from its own folder', () => {
    const said = ['--name=area.json', '--at=area.geojson', '--at=39.4,-0.3', '--at=/maps/a.json'];
    expect(withWholePaths(said, '/home/rosa')).toEqual([
      '--name=area.json',
      '--at=/home/rosa/area.geojson',
      '--at=39.4,-0.3',
      '--at=/maps/a.json',
    ]);
  });

  it('asks at a terminal for what no flag said, again where it cannot be taken', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const { name, area, at, ...given } = flags;
    const answers = ['', name, area, 'nowhere', at];
    const shown: string[] = [];
    output.on('data', (chunk: Buffer) => {
      shown.push(String(chunk));
      if (/\? $/.test(String(chunk))) input.write(`${answers.shift()}\n`);
    });
    const words = await askForAnswers(
      Object.entries(given).map(([key, value]) => `--${key}=${value}`),
      input,
      output,
    );
    expect(words).toEqual(
      Object.keys(shopAnswers.entries).map((key) => `--${key}=${flags[key as keyof typeof flags]}`),
    );
    expect(shown.join('')).toBe(
      [
        `${questions.name.ask} `,
        '  the shop needs a name\n',
        `${questions.name.ask} `,
        `${questions.area.ask} `,
        `${questions.at.ask} `,
        '  the middle must be latitude,longitude, such as 24.7136,46.6753, or a file of its border, such as area.geojson\n',
        `${questions.at.ask} `,
      ].join(''),
    );
  });
});
