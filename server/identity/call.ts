import type { Language } from '../../domain/language/languages';

export interface Call {
  readonly language: Language;
  /** Network address; '' when it is not known. */
  readonly address: string;
  /** The guest that the shopper was, whose cart is taken over. */
  readonly guestId: string | null;
  /** The module of the page, 0 when the call carried none. */
  readonly moduleId: number;
  readonly request: Request;
  setCookie(cookie: string): void;
}

export const callOf = (
  input: Omit<Call, 'guestId'> & { body: { guest_id?: string | null | undefined } },
): Call => ({
  language: input.language,
  address: input.address,
  moduleId: input.moduleId,
  request: input.request,
  setCookie: input.setCookie,
  guestId: input.body.guest_id || null,
});
