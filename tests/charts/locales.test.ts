import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isRightToLeft,
  knownLanguages,
  languageName,
  localeOf,
  ownLanguage,
} from '../../charts/locales/locales';
import { factsOf, languageCodes } from '../../domain/language/languages';

type Text = string | ((...values: (string | number)[]) => string);

/** Every text below, by the names that lead to it. */
const textsIn = (value: object, path = ''): [string, Text][] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]): [string, Text][] =>
    typeof one === 'object' && one !== null
      ? textsIn(one, `${path}${key}.`)
      : [[path + key, one as Text]],
  );
const textsOf = (language: string) => {
  const { phrases, atlas, finder, inspector, lenses, paths } = localeOf(language);
  return new Map(textsIn({ phrases, atlas, finder, inspector, lenses, paths }));
};
const own = textsOf(ownLanguage);
/** As it reads with values filled in that no text holds by itself. */
const filled = (text: Text | undefined) =>
  typeof text === 'function' ? text('‹1›', '‹2›') : (text ?? '');
const holesIn = (text: Text | undefined) => [...filled(text).matchAll(/‹\d›/g)].sort().join();

/** Said alike in several languages. */
const alike = new Set([
  'inspector.inspector',
  'atlas.comma',
  'inspector.entered',
  'inspector.pause',
  'phrases.not',
  'paths.script.comma',
  'paths.sheet.quotes.0',
  'paths.sheet.quotes.1',
]);
const scripts: Record<string, RegExp> = { ar: /[\u0600-\u06ff]/ };

it('has a folder for each language of the list', () => {
  const folders = readdirSync(new URL('../../charts/locales', import.meta.url), {
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual([...knownLanguages].sort());
});

it('speaks every language of the shop, under its name and in its direction', () => {
  expect(languageCodes.map((code) => [code, languageName(code), isRightToLeft(code)])).toEqual(
    languageCodes.map((code) => [code, factsOf(code).name, factsOf(code).direction === 'rtl']),
  );
});

it('says in English what another language has no texts for, from the side it is read from', () => {
  expect(localeOf('fr')).toBe(localeOf('en'));
  expect(localeOf('es-MX')).toBe(localeOf('es'));
  expect(['fr', 'he', 'ar-EG', 'es-MX', 'constructor'].map(isRightToLeft)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(['fr', 'es-MX'].map(languageName)).toEqual(['fr', 'Español']);
});

describe.each(knownLanguages.filter((code) => code !== ownLanguage))('the texts in %s', (code) => {
  const texts = textsOf(code);

  it('are all there, and none beside', () => {
    expect([...texts.keys()].sort()).toEqual([...own.keys()].sort());
  });

  it('are of that language', () => {
    const foreign = [...own]
      .filter(([key]) => !alike.has(key))
      .filter(([key, english]) => {
        const said = filled(texts.get(key));
        return said === filled(english) || !(scripts[code] ?? /\p{L}/u).test(said);
      });
    expect(foreign.map(([key]) => key)).toEqual([]);
  });

  it('tell the same values', () => {
    const lost = [...own].filter(([key, english]) => holesIn(texts.get(key)) !== holesIn(english));
    expect(lost.map(([key]) => key)).toEqual([]);
  });
});

it('counts states in the forms of each language', () => {
  const counted = knownLanguages.map((code) => [1, 2, 5, 11].map(localeOf(code).phrases.within));
  expect(counted).toEqual([
    ['1 state', '2 states', '5 states', '11 states'],
    ['حالة واحدة', 'حالتان', '5 حالات', '11 حالة'],
    ['1 estado', '2 estados', '5 estados', '11 estados'],
  ]);
});
