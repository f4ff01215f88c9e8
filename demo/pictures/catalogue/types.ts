/** The modules that sell single items from shelves or menus. */
export type CatalogueModule = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';

type Localized = { en: string; ar: string };

export type Picturable = { icon: string; noun: Localized; module: CatalogueModule; group: string };

export type Group = { key: string; module: CatalogueModule; name: Localized; icon: string };

/** Icon, English noun, Arabic noun. */
type Row = readonly [icon: string, en: string, ar: string];

export type ModuleCatalogue = Record<string, { en: string; ar: string; items: readonly Row[] }>;
