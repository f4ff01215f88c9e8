/** Parts of the desk, as its address names them. */
export const deskViews = ['orders', 'inbox', 'menu', 'store'] as const;
export type DeskView = (typeof deskViews)[number];

/** What is answered in the inbox, and which conversation is open there. */
export const inboxParts = ['messages', 'reviews'] as const;
export interface InboxPlace {
  readonly of: (typeof inboxParts)[number];
  readonly talk: number | null;
}

/** Parts of the operators' room, as its address names them. */
export const operatorViews = ['applications', 'refunds', 'accounts', 'log'] as const;
export type OperatorView = (typeof operatorViews)[number];
