import { createHash } from 'node:crypto';
import { isSecretKey } from '../../model/mask';

/** A value in one line of text; what is long is called by where it comes from. */
export type Teller = (value: unknown, key?: string) => string;

/** What a value is known by: the step's own answer, the start, or a name of the model's fixtures. */
export interface Source {
  readonly name: string;
  readonly value: unknown;
}

const longest = 60;

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function') return '(function)';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (value instanceof Error) return { error: value.message };
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value)
    return '(actor)';
  return value;
};

/** The same for equal values, whatever the order of their fields was. */
export const keyOfValue = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) => {
    const known = plain(key, one);
    return typeof known === 'object' && known !== null && !Array.isArray(known)
      ? Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
      : known;
  }) ?? 'undefined';

const mark = (value: unknown) =>
  createHash('sha256').update(keyOfValue(value)).digest('hex').slice(0, 4);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** A value's parts that are too long to be told, by the text of their value: each the name of the first place it stands. */
export function placesIn(sources: readonly Source[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const visit = (value: unknown, name: string, depth: number) => {
    const isText = typeof value === 'string' && value.length > 2;
    if (!isText && (typeof value !== 'object' || value === null || depth > 5)) return;
    const key = keyOfValue(value);
    if (!places.has(key)) places.set(key, name);
    if (isText) return;
    for (const [field, one] of Object.entries(Object(value)))
      visit(one, depth === 0 ? `${name}’s ${field}` : `${name}.${field}`, depth + 1);
  };
  for (const { name, value } of sources) visit(value, name, 0);
  return places;
}

/** Tells values: secrets by a mark that only says whether two are the same, long ones by a known name. */
export function valueTeller(places: readonly ReadonlyMap<string, string>[]): Teller {
  const known = (value: unknown): string | null => {
    const key = keyOfValue(value);
    const place = places.find((one) => one.has(key));
    return place?.get(key) ?? null;
  };
  const short = (text: string, value: unknown): string =>
    text.length <= longest
      ? text
      : (known(value) ?? `${text.slice(0, longest - 8)}… #${mark(value)}`);
  // A whole that has a name is called so rather than by the names of its parts.
  const whole = (text: string, value: unknown): string =>
    text.length > 40 || /the (start|event|answer)|«/.test(text)
      ? (known(value) ?? short(text, value))
      : text;
  const simple = (value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    if (typeof value === 'function') return 'a function';
    return null;
  };
  const told: Teller = (value, key = '') => {
    const isSecret = key !== '' && isSecretKey(key);
    const easy = simple(value);
    if (easy !== null && !(isSecret && typeof value === 'number')) return easy;
    if (isSecret) return known(value) ?? `••• #${mark(value)}`;
    if (typeof value === 'string') return short(`'${value.replaceAll('\n', '⏎')}'`, value);
    const simpler = plain('', value);
    if (typeof simpler !== 'object' || simpler === null) return String(simpler);
    if (Array.isArray(simpler)) {
      if (simpler.length === 0) return 'nothing';
      return whole(`[${simpler.map((one) => told(one)).join(', ')}]`, value);
    }
    const fields = Object.entries(simpler).filter(([, one]) => one !== undefined);
    if (fields.length === 0) return 'nothing';
    return whole(
      `{${fields.map(([name, one]) => `${name} ${told(one, name)}`).join(', ')}}`,
      value,
    );
  };
  return told;
}
