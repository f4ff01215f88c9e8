import type { Lang } from '../place/geography';

/** What every identity call knows of its caller. */
export interface Call {
  readonly language: Lang;
  /** Network address; '' when it is not known. */
  readonly address: string;
  /** The guest that the shopper was, whose cart is taken over. */
  readonly guestId: string | null;
  /** The module of the page, 0 when the call carried none. */
  readonly moduleId: number;
}

/** Reads these from a call of the wire. */
export const callOf = (input: {
  language: Lang;
  address: string;
  moduleId: number;
  body: { guest_id?: string | null | undefined };
}): Call => ({
  language: input.language,
  address: input.address,
  moduleId: input.moduleId,
  guestId: input.body.guest_id || null,
});
