import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getCatalogs } from '@lingui/cli/api';
import { type ExtractorType, getConfig } from '@lingui/conf';
import { defaultLanguage, languageCodes } from '../../domain/language/languages';
import { holesIn } from '../../domain/language/texts';

/**
 * Fails when a visible string lacks its text in a language, when other things are filled into it than
 * into its source, when a catalog holds a string that no source has, or when an Arabic text has no
 * Arabic in it.
 */
// Of this CommonJS module a plain import would give the wrapping.
const { default: babel }: { default: ExtractorType } = createRequire(import.meta.url)(
  '@lingui/cli/api/extractors/babel',
);
const config = {
  ...getConfig(),
  extractors: [
    {
      match: babel.match,
      // Two files in three name no such word, and Babel takes as long over them.
      extract: (...[file, code, ...rest]: Parameters<ExtractorType['extract']>) =>
        /lingui|i18n/.test(code) ? babel.extract(file, code, ...rest) : undefined,
    },
  ],
};
const problems: string[] = [];

const withoutPlaceholders = (text: string) =>
  text.replace(/\{[^{}]*\}|<\/?\d+\/?>|[\d\s.,:;!?()%+/@–—-]/g, '');

/** What a message of the screens is filled with: its arguments, and the elements around its words. */
const filledIn = (message: string): string =>
  [
    ...new Set(
      message.match(/(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\w+(?=[,}])|<\/?\d+\/?>/g),
    ),
  ]
    .sort()
    .join(' ');

for (const catalog of await getCatalogs(config)) {
  const inSources = await catalog.collect();
  const translated = await catalog.readAll();
  if (!inSources) throw new Error('The sources could not be read for messages.');
  const ids = Object.keys(inSources);
  if (ids.length < 20) problems.push(`only ${ids.length} messages found in the sources`);
  for (const locale of config.locales) {
    const entries = translated[locale] ?? {};
    for (const id of ids) {
      const source = inSources[id]?.message ?? id;
      const text = entries[id]?.translation;
      if (!text) problems.push(`${locale}: no text for "${source}"`);
      else if (filledIn(text) !== filledIn(source))
        problems.push(`${locale}: other things are filled into "${text}" than into "${source}"`);
      else if (
        locale === 'ar' &&
        withoutPlaceholders(source).length > 2 &&
        !/[\u0600-\u06ff]/.test(text)
      )
        problems.push(`ar: not Arabic: "${text}"`);
    }
    for (const id of Object.keys(entries)) {
      if (!inSources[id]) problems.push(`${locale}: no source has "${entries[id]?.message ?? id}"`);
    }
  }
}

const rooms = {
  server: ['messages'],
  demo: ['city', 'menus', 'pictures', 'reviews', 'seed', 'vehicles'],
};
for (const [room, names] of Object.entries(rooms)) {
  for (const name of names) {
    const catalogs = languageCodes
      .filter((code) => code !== defaultLanguage)
      .map((code) => {
        const source = readFileSync(`${room}/locales/${code}/${name}.json`, 'utf8');
        return [code, JSON.parse(source) as Record<string, string>] as const;
      });
    const ids = new Set(catalogs.flatMap(([, texts]) => Object.keys(texts)));
    for (const [code, texts] of catalogs) {
      for (const id of ids) {
        const text = texts[id];
        if (!text) problems.push(`${room}, ${code}: no text for "${id}"`);
        else if (holesIn(text).join() !== holesIn(id).join())
          problems.push(
            `${room}, ${code}: other things are filled into "${text}" than into "${id}"`,
          );
      }
    }
  }
}

if (problems.length > 0) {
  console.error(problems.slice(0, 40).join('\n'));
  console.error(
    `${problems.length} gaps in the catalogs (npm run extract writes the new strings).`,
  );
  process.exit(1);
}
console.log('Catalogs are complete.');
