import { type Catalog, createTexts, readCatalogs } from '../../../domain/language/texts';

/** A text of the testers' switch in every language, by its English. */
export const t = createTexts(
  await readCatalogs(async (language) => {
    const module: { default: Catalog } = await import(`./${language}/switch.json`);
    return module.default;
  }),
);
