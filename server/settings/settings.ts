import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type WalletBonus, walletBonus } from '../../domain/account/wallet';
import { type Config, config } from '../../domain/config';
import { defaultLanguage, type Language, perLanguage } from '../../domain/language/languages';
import type { Db } from '../db/client';
import { settings as table, zones } from '../db/schema/places';
import type { Env } from '../env';
import { roundDegrees } from '../place/geo';
import type { Point } from '../place/geography';
import { defaultSettings } from './defaults';
import { localize, type OrderTexts, orderTexts } from './fields';

export interface Settings {
  /** Every business setting in one language; at most a second old. */
  config(language?: Language): Promise<Config>;
  /** The shop's time zone, "Asia/Riyadh". */
  timeZone(): Promise<string>;
  /** How long a courier waits at a door that nobody opens, before an order may be left there. */
  doorWaitMinutes(): Promise<number>;
  /** After how long without a sign of a courier's phone an order is offered to others. */
  courierSilentMinutes(): Promise<number>;
  /** To whom text messages about orders and trips go. */
  orderTexts(): Promise<OrderTexts>;
  /** Whether orders are taken for later, where a store takes them too. */
  takesLater(): Promise<boolean>;
  /** ISO 4217 code of the shop's currency, "USD". */
  currencyCode(): Promise<string>;
  /** What the shop puts on top of money that is added to wallets, running or not. */
  walletBonuses(language?: Language): Promise<readonly WalletBonus[]>;
  /** Forgets what was read, so that the next call sees a change that was just made here. */
  refresh(): void;
}

const freshMilliseconds = 1_000;

interface Snapshot {
  readAt: number;
  configs: Record<Language, Config>;
  timeZone: string;
  doorWaitMinutes: number;
  courierSilentMinutes: number;
  orderTexts: OrderTexts;
  currencyCode: string;
  walletBonuses: Record<Language, WalletBonus[]>;
}

/** All stored values over the defaults, as they are: texts may be `{en, ar}`. */
export async function readSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.select().from(table);
  return { ...defaultSettings, ...Object.fromEntries(rows.map((row) => [row.field, row.value])) };
}

/** Stores one value that `readSetting` has approved. */
export async function writeSetting(db: Db, field: string, given: unknown): Promise<void> {
  // None is a value too, such as of the amount from which delivery is free; a column's own null is not.
  const value = given === null ? sql`'null'::jsonb` : given;
  await db
    .insert(table)
    .values({ field, value })
    .onConflictDoUpdate({ target: table.field, set: { value, updatedAt: sql`now()` } });
}

/** What the environment says of digital payments: who takes them, or that nobody does. */
function paymentOf({ gateways }: Env, language: Language): Record<string, unknown> {
  if (gateways.length === 0) return { digital_payment: 0, active_payment_method_list: [] };
  const offers = gateways.flatMap(({ name, offer }) =>
    offer
      ? [{ gateway: name, gateway_title: offer.title, gateway_image_full_url: offer.picture }]
      : [],
  );
  return offers.length > 0 ? { active_payment_method_list: localize(offers, language) } : {};
}

/** Where a shopper is taken to be who has said nothing yet: the middle of the first zone, until the shop sets a place. */
async function middleOfZones(db: Db): Promise<Point> {
  const [zone] = await db
    .select({ area: zones.area })
    .from(zones)
    .where(eq(zones.active, true))
    .orderBy(zones.id)
    .limit(1);
  const corners = zone?.area ?? [];
  const mean = (degrees: number[]) =>
    roundDegrees(degrees.reduce((sum, one) => sum + one, 0) / Math.max(1, degrees.length));
  return { lat: mean(corners.map(({ lat }) => lat)), lng: mean(corners.map(({ lng }) => lng)) };
}

/**
 * Settings from the database. They are read again after a second, which is how a change reaches
 * every server on the database without a restart and without one query a request.
 */
export function createSettings(db: Db, env: Env): Settings {
  let reading: Promise<Snapshot> | null = null;
  let current: Snapshot | null = null;

  // A channel that reaches nobody is not active, whatever the setting says.
  const isOff = { mail: !env.DEMO_MODE && !env.SMTP_URL, sms: !env.DEMO_MODE && !env.SMS_URL };

  const read = async (): Promise<Snapshot> => {
    const readAt = performance.now();
    const stored = await readSettings(db);
    const own = {
      demo: env.DEMO_MODE ? 1 : 0,
      // Maps are drawn of the demo's city, or of tiles that the browser is told of.
      lacks: env.DEMO_MODE ? [] : ['city_map'],
      ...(isOff.mail && { is_mail_active: 0 }),
      ...(isOff.sms && { is_sms_active: 0 }),
      map: {
        tiles_url: env.MAP_TILES_URL,
        tiles_attribution: env.MAP_TILES_ATTRIBUTION,
        city_data_url: env.DEMO_MODE ? '/map/city.json' : '',
      },
    };
    const centre = stored.default_location ?? (await middleOfZones(db));
    const inLanguage = (language: Language) =>
      v.parse(config, {
        ...(localize(stored, language) as Record<string, unknown>),
        default_location: centre,
        ...own,
        ...paymentOf(env, language),
      });
    const bonusesIn = (language: Language) =>
      v.parse(v.array(walletBonus), localize(stored.wallet_bonuses, language));
    return {
      readAt,
      configs: perLanguage(inLanguage),
      timeZone: String(stored.time_zone),
      doorWaitMinutes: Number(stored.door_wait_minutes),
      courierSilentMinutes: Number(stored.courier_silent_minutes),
      orderTexts: v.parse(orderTexts, stored.order_texts),
      currencyCode: String(stored.currency_code),
      walletBonuses: perLanguage(bonusesIn),
    };
  };

  const snapshot = async (): Promise<Snapshot> => {
    if (current && performance.now() - current.readAt < freshMilliseconds) return current;
    reading ??= read().finally(() => {
      reading = null;
    });
    current = await reading;
    return current;
  };

  return {
    config: async (language = defaultLanguage) => (await snapshot()).configs[language],
    timeZone: async () => (await snapshot()).timeZone,
    doorWaitMinutes: async () => (await snapshot()).doorWaitMinutes,
    courierSilentMinutes: async () => (await snapshot()).courierSilentMinutes,
    orderTexts: async () => (await snapshot()).orderTexts,
    takesLater: async () => (await snapshot()).configs[defaultLanguage].schedule_order === 1,
    currencyCode: async () => (await snapshot()).currencyCode,
    walletBonuses: async (language = defaultLanguage) => (await snapshot()).walletBonuses[language],
    refresh: () => {
      current = null;
    },
  };
}
