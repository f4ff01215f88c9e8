import { type Catalog, createTexts, readCatalogs } from '../../domain/language/texts';

const catalogs = await readCatalogs(async (language) => {
  const module: { default: Catalog } = await import(`./${language}/messages.json`);
  return module.default;
});

/** A text of the server in every language, by its English; the others are in `server/locales/<language>/`. */
export const t = createTexts(catalogs);
