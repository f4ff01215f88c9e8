/** A store's desk, or the room of the people who run the shop. */
export type Door = 'store' | 'shop';
