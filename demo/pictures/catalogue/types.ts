import type { Localized } from '../../../domain/language/localized.ts';
export type CatalogueModule = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';

export type Picturable = { icon: string; noun: Localized; module: CatalogueModule; group: string };

export type Group = { key: string; module: CatalogueModule; name: Localized; icon: string };

/** Icon and English noun. */
type Row = readonly [icon: string, noun: string];

export type ModuleCatalogue = Record<string, { name: Localized; items: readonly Row[] }>;
