import type { Language } from '../../../domain/language/languages';

/** A mail before it is set as text and as HTML. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly lines: readonly { readonly name: string; readonly amount: string }[];
  /** What the lines come to; the last is what is paid. */
  readonly sums: readonly { readonly name: string; readonly amount: string }[];
  /** Null where the shop does not know its own address. */
  readonly link: { readonly name: string; readonly address: string } | null;
}

/** `later`: it is not yet to be told; null: nobody is. */
export type Told = Letter | 'later' | null;

export const emptyLetter = { paragraphs: [], facts: [], lines: [], sums: [], link: null };
