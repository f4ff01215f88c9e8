import type { Language } from '../../domain/language/languages';

export interface Call {
  readonly language: Language;
  /** Network address; '' when it is not known. */
  readonly address: string;
  /** The guest that the shopper was, whose cart is taken over. */
  readonly guestId: string | null;
  /** The module of the page, 0 when the call carried none. */
  readonly moduleId: number;
}

export const callOf = (input: {
  language: Language;
  address: string;
  moduleId: number;
  body: { guest_id?: string | null | undefined };
}): Call => ({
  language: input.language,
  address: input.address,
  moduleId: input.moduleId,
  guestId: input.body.guest_id || null,
});
