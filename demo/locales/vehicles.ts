import { type Catalog, createTexts, readCatalogs } from '../../domain/language/texts';

/** Models of vehicles and what is said of them, in every language, by its English. */
export const t = createTexts(
  await readCatalogs(async (language) => {
    const module: { default: Catalog } = await import(`./${language}/vehicles.json`);
    return module.default;
  }),
);
