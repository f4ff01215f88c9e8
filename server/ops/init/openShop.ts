import { sql } from 'drizzle-orm';
import { languages } from '../../../domain/language/languages';
import type { ModuleType } from '../../../domain/place/module';
import { zones } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { bringCatalogue } from '../../import/bring';
import type { TableFile } from '../../import/file';
import { t } from '../../locales/t';
import { byCommand, noteAct } from '../../operator/noteAct';
import { createProjection } from '../../place/geo';
import { writeSetting } from '../../settings/settings';
import { addOperator } from '../operators';
import { OpsError } from '../opsError';
import { readAnswers, readFlags, type ShopAnswers } from './answers';

const names: Record<ModuleType, ReturnType<typeof t>> = {
  food: t('Food'),
  grocery: t('Grocery'),
  pharmacy: t('Pharmacy'),
  ecommerce: t('Shop'),
  parcel: t('Parcel'),
  rental: t('Car Rental'),
};

const cornersOfCircle = 36;

/** A circle as a polygon whose sides touch it: nothing within the radius is outside. */
function around(at: { lat: number; lng: number }, kilometres: number): [number, number][] {
  const plane = createProjection(at);
  const reach = (kilometres * 1000) / Math.cos(Math.PI / cornersOfCircle);
  return Array.from({ length: cornersOfCircle }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / cornersOfCircle;
    const { lat, lng } = plane.toPoint({ x: reach * Math.cos(angle), y: reach * Math.sin(angle) });
    return [lng, lat];
  });
}

const fileOf = (table: string, rows: readonly Record<string, string>[]): TableFile => ({
  table,
  name: table,
  columns: Object.keys(rows[0] ?? {}),
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

function catalogueOf(said: ShopAnswers): TableFile[] {
  const { at, radius } = said;
  const corners = at.kind === 'border' ? at.corners : around(at, radius);
  const zone = { key: 'area', name: said.area, area: JSON.stringify(corners) };
  const modules = said.modules.map((type) => {
    const { en, ...others } = names[type];
    const translated = Object.entries(others).map(([code, name]) => [`name_${code}`, name]);
    return { key: type, type, name: en, ...Object.fromEntries(translated) };
  });
  const delivery = said.modules.map((type) => ({
    module: type,
    zone: 'area',
    per_km_charge: String(said['per-km']),
    minimum_charge: String(said.least),
  }));
  return [fileOf('zones', [zone]), fileOf('modules', modules), fileOf('delivery', delivery)];
}

/** How a currency is written by the readers of a language: "€" to the right, two digits. */
function signOf(currency: string, language: string) {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1).map(({ type }) => type);
  const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
  return {
    currency_symbol: symbol,
    currency_symbol_direction:
      parts.indexOf('currency') < parts.indexOf('integer') ? 'left' : 'right',
    // Of dinars and rials, which have three, gateways take two.
    digit_after_decimal_point: Math.min(2, format.resolvedOptions().maximumFractionDigits ?? 2),
  };
}

const extentOf = ({ at, radius }: ShopAnswers) =>
  at.kind === 'border'
    ? `within the border of ${at.file}`
    : `within ${radius} km of ${at.lat}, ${at.lng}`;

const settingsOf = (said: ShopAnswers): Record<string, unknown> => ({
  business_name: said.name,
  footer_text: `© ${said.name}`,
  // Until its dishes are known to be the one or the other: those that say nothing would be shown as meat.
  toggle_veg_non_veg: 0,
  country: said.country,
  time_zone: said['time-zone'],
  currency_code: said.currency,
  ...signOf(said.currency, said.language),
  language: [...languages]
    .sort((one, other) => Number(other.code === said.language) - Number(one.code === said.language))
    .map(({ code, name }) => ({ key: code, value: name })),
});

/**
 * Makes an empty database a shop that has a name, money, an area and modules, all or nothing.
 * @param words flags of `npm run ops -- init`
 * @throws OpsError where answers are missing or wrong, or the database is that of a shop already
 */
export async function openShop(deps: Deps, words: readonly string[]): Promise<string> {
  const said = readAnswers(readFlags(words));
  const invited = await deps.db.transaction(async (tx) => {
    // Of two at once the second finds the first's area.
    await tx.execute(sql`lock table ${zones} in exclusive mode`);
    const [zone] = await tx.select({ id: zones.id }).from(zones).limit(1);
    if (zone)
      throw new OpsError(
        'This database is that of a shop already: npm run settings and npm run catalogue change it.',
      );
    for (const [field, value] of Object.entries(settingsOf(said)))
      await writeSetting(tx, field, value);
    const brought = await bringCatalogue(tx, catalogueOf(said), {
      isTry: false,
      now: deps.clock.now(),
    });
    if (!brought.isWhole) throw new OpsError(brought.text);
    const at = deps.clock.now();
    await noteAct(tx, byCommand, { kind: 'shop.opened', note: said.name, at });
    return said.operator ? addOperator({ ...deps, db: tx }, said.operator) : null;
  });
  deps.settings.refresh();
  const address = deps.env.PUBLIC_URL || `http://localhost:${deps.env.PORT}`;
  return [
    `${said.name} is set up: ${said.modules.join(', ')} ${extentOf(said)}.`,
    `Its border can be drawn on a map at ${address}/desk/shop?part=zones${invited ? '' : ' (npm run ops -- operator add <mail> lets somebody in)'}.`,
    'Stores and what they sell come next: npm run catalogue -- template my-shop writes their tables (docs/catalogue.md).',
    'Once a store is there: npm run ops -- staff add --store <its key> --email <mail> --role owner gives its owner a desk.',
    `It is at ${address} while DEMO_MODE=0 npm run serve runs.`,
    ...(invited ? [invited] : []),
  ].join('\n');
}
