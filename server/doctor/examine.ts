import { table } from '../ops/table';
import { type Found, tryCalls } from './calls';
import { isJson, type Json, Unreached } from './reach';
import { isOn } from './shown';
import { openBackEnd, Stop } from './stop';

export const doctorUsage = `npm run doctor -- <address of the back end> [--shop=<address of the shop>] [--at=<lat>,<lng>]
Asks the back end the main calls, as a browser at the shop's address would; one guest id is made there.`;

interface Examined {
  ok: boolean;
  text: string;
}

export interface Wish {
  base: string;
  /** Where the shop is served: what browsers tell as their origin. */
  shop: string;
  at: { lat: number; lng: number } | null;
}

const pointOf = (settings: Json) => {
  const told = isJson(settings.default_location) ? settings.default_location : {};
  return { lat: Number(told.lat ?? 0), lng: Number(told.lng ?? 0) };
};

/** Settings that stand in the way of an order. */
function inTheWay(settings: Json, { zones, modules }: Found): string[] {
  const gateways = settings.active_payment_method_list;
  const login = isJson(settings.centralize_login) ? settings.centralize_login : null;
  const ways = login ? Object.entries(login).filter(([name]) => name.endsWith('login_status')) : [];
  const notes: [boolean, string][] = [
    [isOn(settings.maintenance_mode), 'maintenance_mode is on: shoppers see a closed shop.'],
    [zones.length === 0, 'No zone holds the point that was asked about: tell another by --at.'],
    [modules.length === 0, 'There are no modules that the shop shows: nothing can be sold.'],
    [
      !isOn(settings.cash_on_delivery) && !isOn(settings.digital_payment),
      'Neither cash_on_delivery nor digital_payment is on: nothing can be paid.',
    ],
    [
      isOn(settings.digital_payment) && (!Array.isArray(gateways) || gateways.length === 0),
      'digital_payment is on without a gateway in active_payment_method_list.',
    ],
    [
      settings.home_delivery_status !== undefined &&
        !isOn(settings.home_delivery_status) &&
        !isOn(settings.takeaway_status ?? settings.take_away_status),
      'Neither delivery nor take away is on.',
    ],
    [
      ways.length > 0 && !ways.some(([, value]) => isOn(value)),
      'No way to sign in is on in centralize_login.',
    ],
    [!isOn(settings.guest_checkout_status), 'guest_checkout_status is off: guests must sign in.'],
  ];
  return notes.flatMap(([holds, note]) => (holds ? [note] : []));
}

const needed = [
  'zones',
  'zone of a point',
  'modules',
  'guests',
  'stores',
  'items',
  'cart',
  'ordering',
];

/** What no order can be placed without, of what does not work. Where charges of vehicles are not told at all, there are none. */
function lacking({ rows, modules }: Found): string[] {
  const bad = rows.filter(({ what, verdict }) => {
    if (what === 'vehicle charges') return verdict === 'refused' || verdict === 'broken';
    return needed.includes(what) && !['works', 'there', 'empty'].includes(verdict);
  });
  const names = bad.map(({ what }) => what);
  return modules.length === 0 && !names.includes('modules') ? [...names, 'modules'] : names;
}

export async function examine({ base, shop, at }: Wish): Promise<Examined> {
  try {
    const { settings, dialect } = await openBackEnd(base, shop);
    const found = await tryCalls({ base, settings, dialect, at: at ?? pointOf(settings) });
    const notes = inTheWay(settings, found);
    const bad = lacking(found);
    const text = [
      `${base} speaks ${dialect} (${found.version}).`,
      '',
      table(
        ['what', 'call', 'is', ''],
        found.rows.map(({ what, call, verdict, note }) => [what, call, verdict, note]),
        '',
      ),
      '',
      'there: asked without what it needs, it was refused as it should be.',
      '',
      ...(notes.length > 0
        ? ['In the way:', ...notes.map((note) => `- ${note}`)]
        : ['No setting stands in the way.']),
      bad.length > 0
        ? `No order can be placed: ${bad.join(', ')}.`
        : notes.length > 0
          ? 'The calls of an order are there.'
          : 'A shop can run on it.',
    ];
    return { ok: bad.length === 0, text: text.join('\n') };
  } catch (error) {
    if (error instanceof Stop || error instanceof Unreached)
      return { ok: false, text: error.message };
    throw error;
  }
}
