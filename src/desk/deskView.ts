import * as v from 'valibot';

/** Parts of the desk, as its address names them. */
const deskViews = ['orders', 'past', 'inbox', 'menu', 'store'] as const;
export type DeskView = (typeof deskViews)[number];

/** What is answered in the inbox, and which conversation is open there. */
const inboxParts = ['messages', 'reviews'] as const;
export interface InboxPlace {
  readonly of: (typeof inboxParts)[number];
  readonly talk: number | null;
}

const oneOf = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  usual: Names[number],
) => v.fallback(v.optional(v.picklist(names), usual), usual);

/** What an address of the desk says; each is read here, since the routes are a part of every page. */
export const deskAddress = v.object({
  part: oneOf(deskViews, 'orders'),
  of: oneOf(inboxParts, 'messages'),
  talk: v.fallback(v.optional(v.nullable(v.pipe(v.number(), v.integer())), null), null),
});
