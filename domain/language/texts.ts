import { defaultLanguage, type Language, languageCodes, perLanguage } from './languages';
import { inLanguage, type Localized, type OwnText } from './localized';

export type Catalog = Readonly<Record<string, string>>;

/** What is filled in; a text by languages is filled in by language. */
type Values = Readonly<Record<string, string | number | null | OwnText>>;

export type TextOf = (english: string, values?: Values) => Localized;

const hole = /\{(\w+)(?:, plural,((?: ?(?:=\d+|\w+) ?\{[^{}]*\})+))?\}/g;
const branch = /(=\d+|\w+) ?\{([^{}]*)\}/g;

function chosen(branches: string, count: number, language: Language): string {
  const forms = new Map([...branches.matchAll(branch)].map(([, form = '', said]) => [form, said]));
  const said =
    forms.get(`=${count}`) ??
    forms.get(new Intl.PluralRules(language).select(count)) ??
    forms.get('other');
  return (said ?? '').replaceAll('#', String(count));
}

/** Fills `{name}` and `{count, plural, one {# piece} other {# pieces}}`. */
function filled(template: string, values: Values, language: Language): string {
  return template.replace(hole, (whole, name: string, branches?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (branches !== undefined) return chosen(branches, Number(value), language);
    if (value === null) return '';
    return typeof value === 'object' ? inLanguage(value, language) : String(value);
  });
}

/** What is filled into a text, each once, by name. */
export const holesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(hole)].map(([, name = '']) => name))].sort();

/**
 * Texts out of the catalogs of the other languages. What English calls the same is told apart behind `||`, which nobody
 * reads. @throws where one lacks a text: ours are never left out
 */
export function createTexts(catalogs: Readonly<Partial<Record<Language, Catalog>>>): TextOf {
  return (english, values = {}) =>
    perLanguage((language) => {
      const template =
        language === defaultLanguage ? english.split('||')[0] : catalogs[language]?.[english];
      if (template === undefined) throw new Error(`No ${language} text for "${english}"`);
      return filled(template, values, language);
    });
}

/** The catalogs of all languages but the one that texts are written in, each from its folder. */
export async function readCatalogs(
  read: (language: Language) => Promise<Catalog>,
): Promise<Partial<Record<Language, Catalog>>> {
  const others = languageCodes.filter((code) => code !== defaultLanguage);
  return Object.fromEntries(
    await Promise.all(others.map(async (code) => [code, await read(code)] as const)),
  );
}
