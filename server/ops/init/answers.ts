import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLanguage } from '../../../domain/language/languages';
import { type ModuleType, moduleTypes } from '../../../domain/place/module';
import { dialCodeOf } from '../../../domain/values/dialCodes';
import { OpsError } from '../opsError';
import { readBorder } from './border';

const isType = (type: string): type is ModuleType => moduleTypes.some((known) => known === type);

const known = (kind: 'currency' | 'timeZone') => (name: string) =>
  Intl.supportedValuesOf(kind).includes(name);

const upper = v.transform((text: string) => text.toUpperCase());

const decimal = (least: number, most: number, what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,6}(\.\d{1,9})?$/, `${what} must be a number`),
    v.transform(Number),
    v.minValue(least, `${what} must be ${least} or more`),
    v.maxValue(most, `${what} must be ${most} or less`),
  );

const middle = v.pipe(
  v.string(),
  v.regex(
    /^-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?$/,
    'the middle must be latitude,longitude, such as 24.7136,46.6753, or a file of its border, such as area.geojson',
  ),
  v.transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { kind: 'middle' as const, lat, lng };
  }),
  v.check(
    ({ lat, lng }) => Math.abs(lat) < 85 && Math.abs(lng) <= 180,
    'the middle must be on the map: latitude within 85, longitude within 180',
  ),
);

const isFile = (text: string) => /\.(geo)?json$/i.test(text.trim());

/** Answers that name a file by its whole path: whoever reads it may work in another folder. */
export const withWholePaths = (words: readonly string[], folder: string): string[] =>
  words.map((word) => {
    const [, at] = /^--at=(.*)$/s.exec(word) ?? [];
    return at !== undefined && isFile(at) ? `--at=${resolve(folder, at.trim())}` : word;
  });

/** A file that was drawn elsewhere (geojson.io, QGIS), with one area in it. */
const border = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value: file }, addIssue, NEVER }) => {
    const read = readBorder(file.trim());
    if ('corners' in read) return { kind: 'border' as const, ...read };
    addIssue({ message: read.reason });
    return NEVER;
  }),
);

const where = v.lazy((said) => (typeof said === 'string' && isFile(said) ? border : middle));

/** How far it reaches is asked of a middle alone. */
export const needsRadius = (at: string | undefined) => at === undefined || !isFile(at);

const modules = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
  v.minLength(1, `modules must be some of ${moduleTypes.join(', ')}`),
  v.check(
    (all) => all.every(isType) && new Set(all).size === all.length,
    `modules must be some of ${moduleTypes.join(', ')}, each once`,
  ),
  v.transform((all) => all.filter(isType)),
);

/** What a new shop is asked, in this order; amounts in the shop's currency, kilometres. */
export const shopAnswers = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'the shop needs a name'),
    v.maxLength(60, 'the name must have 60 letters or fewer'),
  ),
  currency: v.pipe(
    v.string(),
    upper,
    v.check(known('currency'), 'the currency must be a code such as EUR or SAR (ISO 4217)'),
  ),
  country: v.pipe(
    v.string(),
    upper,
    v.check(
      (code) => dialCodeOf(code) !== null,
      'the country must be a code such as ES or SA (ISO 3166-1)',
    ),
  ),
  language: v.pipe(v.string(), v.check(isLanguage, 'the language must be en, ar or es')),
  'time-zone': v.pipe(
    v.string(),
    v.check(known('timeZone'), 'the time zone must be a name such as Asia/Riyadh'),
  ),
  area: v.pipe(v.string(), v.trim(), v.minLength(1, 'the area needs a name'), v.maxLength(60)),
  at: where,
  radius: decimal(0.2, 100, 'the radius'),
  modules,
  'per-km': decimal(0, 10_000, 'the charge per kilometre'),
  least: decimal(0, 10_000, 'the least charge'),
  operator: v.pipe(
    v.string(),
    v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'the operator must be a mail address, or empty'),
  ),
});
export type ShopAnswers = v.InferOutput<typeof shopAnswers>;

type Key = keyof ShopAnswers;

/** The questions as a terminal asks them; what stands in brackets is taken for an empty answer. */
export const questions: Record<Key, { ask: string; otherwise?: () => string }> = {
  name: { ask: 'What is the shop called?' },
  currency: { ask: 'In which currency are its prices (ISO 4217: EUR, SAR)?' },
  country: { ask: 'In which country is it (ISO 3166-1: ES, SA)?' },
  language: { ask: 'Which language stands first (en, ar, es)?', otherwise: () => 'en' },
  'time-zone': {
    ask: 'In which time zone are its hours?',
    otherwise: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  area: { ask: 'What is the area called in which it delivers?' },
  at: {
    ask: 'Where is its middle (latitude,longitude: 24.7136,46.6753), or which file has its border (area.geojson)?',
  },
  radius: { ask: 'How far around it, in kilometres?', otherwise: () => '8' },
  modules: {
    ask: `What does it sell (some of ${moduleTypes.join(', ')})?`,
    otherwise: () => 'food',
  },
  'per-km': { ask: 'What does a kilometre of delivery cost?', otherwise: () => '0' },
  least: { ask: 'What does a delivery cost at least?', otherwise: () => '0' },
  operator: {
    ask: 'Who sees to applications, refunds and payouts (mail address; empty: nobody yet)?',
    otherwise: () => '',
  },
};
export const questionKeys = Object.keys(shopAnswers.entries).filter(
  (key): key is Key => key in questions,
);

const initUsage = `npm run ops -- init [${questionKeys.map((key) => `--${key}=..`).join('] [')}]`;

/** What was said by flags, `--name="Olive & Thyme"`; the rest is to be asked. @throws OpsError for a flag that is none */
export function readFlags(words: readonly string[]): Partial<Record<Key, string>> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name = '', value = ''] = /^--([a-z-]+)=(.*)$/s.exec(word) ?? [];
      const key = questionKeys.find((one) => one === name);
      if (!key) throw new OpsError(`${word} is none of the answers\n${initUsage}`);
      return [key, value];
    }),
  );
}

/** One answer as it is meant, or what is wrong with it. */
export function readAnswer(key: Key, said: string): { reason: string | null } {
  const read = v.safeParse(shopAnswers.entries[key], said.trim());
  return { reason: read.success ? null : read.issues[0].message };
}

/** All answers as they are meant. @throws OpsError for those that are missing or wrong, all at once */
export function readAnswers(said: Partial<Record<Key, string>>): ShopAnswers {
  const complete = Object.fromEntries(
    questionKeys.map((key) => [key, said[key] ?? questions[key].otherwise?.()]),
  );
  const read = v.safeParse(shopAnswers, complete);
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => {
    const key = questionKeys.find((one) => one === issue.path?.[0]?.key);
    return key && complete[key] === undefined
      ? `--${key} is missing: ${questions[key].ask}`
      : issue.message;
  });
  throw new OpsError(lines.join('\n'));
}
