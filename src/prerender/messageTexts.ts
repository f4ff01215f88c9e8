import { readFileSync } from 'node:fs';
import { languages } from '../../domain/language/languages.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const unquoted = (text: string) => text.replace(/\\(.)/g, '$1');

/** Translations by their English text. */
const translated = (code: string) =>
  new Map(
    [...read(`../locales/${code}/messages.po`).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, own = '', text = '']) => [unquoted(own), unquoted(text)],
    ),
  );

/** What the messages of flows say in each language, by their ids, for those who look for one among the charts. */
export function messageTexts(): Record<string, Record<string, string>> {
  const source = read('../flow/messages.ts');
  const catalogs = languages.map(({ code }) => ({ code, texts: translated(code) }));
  const said = source.matchAll(
    /'([\w.]+)': msg(?:`([^`]*)`|\(\{\s*(?:comment: (?:'[^']*'|"[^"]*"),\s*)?message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"))/g,
  );
  return Object.fromEntries(
    [...said].map(([, id = '', plain, single, double]) => {
      const english = unquoted(plain ?? single ?? double ?? '');
      const texts = catalogs.flatMap(({ code, texts }) => {
        const text = code === 'en' ? english : texts.get(english);
        return text ? [[code, text]] : [];
      });
      return [id, Object.fromEntries(texts)];
    }),
  );
}
