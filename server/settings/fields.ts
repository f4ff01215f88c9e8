import * as v from 'valibot';
import { walletBonus } from '../../domain/account/wallet';
import { config } from '../../domain/config';
import { defaultLanguage, type Language, languageCodes } from '../../domain/language/languages';
import { inLanguage, isOwnText } from '../../domain/language/localized';
import { dialCodeOf } from '../../domain/values/dialCodes';
import { isOneOf } from '../../domain/values/entries';

const timeZone = v.pipe(
  v.string(),
  v.check((name) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      return true;
    } catch {
      return false;
    }
  }, 'must be a time zone such as Asia/Riyadh'),
);

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

export const orderTexts = v.picklist(
  ['none', 'without_mail', 'all'],
  'must be none, without_mail or all',
);
/** To whom text messages about orders and trips go. */
export type OrderTexts = v.InferOutput<typeof orderTexts>;

/** ISO 3166: whose dial code a number has that is typed without one. */
const country = v.pipe(
  v.string(),
  v.check(
    (code) => /^[A-Z]{2}$/.test(code) && dialCodeOf(code) !== null,
    'must be a country code such as SA',
  ),
);

/** ISO 4217. */
const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be a currency code such as USD or SAR'),
);

const {
  demo: _demo,
  lacks: _lacks,
  least_code_digits: _codes,
  least_password_characters: _characters,
  map: _map,
  ...onTheWire
} = config.entries;
/** Every field that can be set: those of the wire that the environment does not own, and the server's own. What a back end lacks, and how long its codes and passwords are, is no choice of its owner. */
export const settingFields = {
  ...onTheWire,
  country,
  time_zone: timeZone,
  door_wait_minutes: minutes,
  courier_silent_minutes: minutes,
  order_texts: orderTexts,
  currency_code: currencyCode,
  wallet_bonuses: v.array(walletBonus),
};
export type SettingField = keyof typeof settingFields;

export const isSettingField = (name: string): name is SettingField =>
  Object.hasOwn(settingFields, name);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => localize(entry, language));
  if (!isObject(value)) return value;
  if (isOwnText(value)) return inLanguage(value, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localize(entry, language)]),
  );
}

/**
 * Whether reading a value kept its meaning. The wire's schemas forgive (a word for a number becomes its
 * default); what somebody sets on purpose must not be forgiven.
 */
function isKept(given: unknown, read: unknown): boolean {
  if (Array.isArray(given) || Array.isArray(read)) {
    if (!Array.isArray(given) || !Array.isArray(read) || given.length !== read.length) return false;
    return given.every((entry, index) => isKept(entry, read[index]));
  }
  if (isObject(given)) {
    return (
      isObject(read) &&
      Object.entries(given).every(([key, entry]) => key in read && isKept(entry, read[key]))
    );
  }
  if (read === 0 || read === 1) {
    if (isOneOf([true, 'true', 'on'], given)) return read === 1;
    if (isOneOf([false, 'false', 'off'], given)) return read === 0;
  }
  if (typeof read === 'number') return given !== null && given !== '' && Number(given) === read;
  if (read === null) return given === null;
  return String(given) === String(read);
}

/** A value to set: `{ok: true, value}` with what to store, or `{ok: false, reason}` in one line. */
export function readSetting(
  field: string,
  given: unknown,
): { ok: true; field: SettingField; value: unknown } | { ok: false; reason: string } {
  if (!isSettingField(field)) return { ok: false, reason: `there is no setting "${field}"` };
  const plain = localize(given, defaultLanguage);
  const parsed = v.safeParse(settingFields[field], plain);
  if (!parsed.success) return { ok: false, reason: `${field}: ${parsed.issues[0].message}` };
  if (!isKept(plain, parsed.output)) {
    return { ok: false, reason: `${field}: ${JSON.stringify(given)} is not a value it can have` };
  }
  return {
    ok: true,
    field,
    value: isObject(given) && isOwnText(given) ? given : keepTexts(given, parsed.output),
  };
}

// Texts by languages stay as given; everything else is stored in its normal form.
const keepTexts = (given: unknown, read: unknown) =>
  new Set(languageCodes.map((code) => JSON.stringify(localize(given, code)))).size === 1
    ? read
    : given;
