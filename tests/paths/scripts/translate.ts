import { readFileSync } from 'node:fs';

const fileOf = (language: string) =>
  new URL(`../../../src/locales/${language}/messages.po`, import.meta.url);

const unquoted = (text: string): string =>
  text
    .replace(/^"|"$/gm, '')
    .replaceAll('\n', '')
    .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

const entry = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm;
const catalogs = new Map<string, ReadonlyMap<string, string>>();

/** The texts of the shop by their English. */
function catalogOf(language: string): ReadonlyMap<string, string> {
  const known = catalogs.get(language);
  if (known) return known;
  const texts = new Map(
    [...readFileSync(fileOf(language), 'utf8').matchAll(entry)].map(
      ([, source = '', text = '']) => [unquoted(source), unquoted(text)] as const,
    ),
  );
  catalogs.set(language, texts);
  return texts;
}

const holes = /\{(\w+)\}/g;
const isPlural = /\{\w+, /;
/** Marks of bold and links in a text. */
const tags = /<\/?\d+\/?>/g;
const bare = (text: string) => text.replace(tags, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text with values filled in becomes in another language. */
function filled(text: string, source: string, target: string): string | null {
  const names = [...source.matchAll(holes)].map(([, name = '']) => name);
  const parts = source.split(/\{\w+\}/).map(escaped);
  const found = new RegExp(`^${parts.join('(.+)')}$`).exec(text);
  if (!found) return null;
  const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
  return target.replace(holes, (whole, name: string) => values.get(name) ?? whole);
}

/** What the shop says in a language for an English text, or for the beginning of one; null where it says no such thing. */
export function translate(text: string, language: string): string | null {
  const texts = catalogOf(language);
  const exact = texts.get(text);
  if (exact) return bare(exact);
  const all = [...texts].filter(([source, target]) => target !== '' && !isPlural.test(source));
  const alike = all.find(([source]) => bare(source).toLowerCase() === text.toLowerCase());
  if (alike) return bare(alike[1]);
  for (const [source, target] of all)
    if (/\{\w+\}/.test(source) && source.replace(holes, '').trim().length > 3) {
      const found = filled(text, bare(source), bare(target));
      if (found !== null) return found;
    }
  const begun = all
    .filter(([source]) => text.length > 2 && bare(source).startsWith(text))
    .sort(([one], [other]) => one.length - other.length)[0];
  if (!begun) {
    const within = all.find(([source]) => text.length > 8 && bare(source).includes(text));
    return within ? bare(within[1]) : null;
  }
  const [source, target] = begun;
  const isName = bare(source).slice(text.length).trim().startsWith('{');
  return isName ? bare(target).replace(holes, '…').trim() : bare(target);
}
