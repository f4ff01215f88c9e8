import { arabic } from './texts/arabic';
import { english, type Texts } from './texts/english';

export type { Texts };

/** The inspector's own texts in a language; English where it has none. */
export const textsOf = (language: string): Texts => (language === 'ar' ? arabic : english);
