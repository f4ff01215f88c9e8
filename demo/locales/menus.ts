import { type Catalog, createTexts, readCatalogs } from '../../domain/language/texts';

/** What is sold, in every language, by its English. */
export const t = createTexts(
  await readCatalogs(async (language) => {
    const module: { default: Catalog } = await import(`./${language}/menus.json`);
    return module.default;
  }),
);
