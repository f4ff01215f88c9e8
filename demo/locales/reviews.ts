import { type Catalog, createTexts, readCatalogs } from '../../domain/language/texts';

/** What shoppers have said and stores have answered, in every language, by its English. */
export const t = createTexts(
  await readCatalogs(async (language) => {
    const module: { default: Catalog } = await import(`./${language}/reviews.json`);
    return module.default;
  }),
);
