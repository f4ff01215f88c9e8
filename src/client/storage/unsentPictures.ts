/**
 * Pictures of messages that the shop has not confirmed, by the message's key. They outlive whatever closes the
 * conversation, such as the end of a session; the page itself they do not.
 */
const held = new Map<string, readonly File[]>();

export const unsentPictures = {
  of: (key: string): readonly File[] => held.get(key) ?? [],
  keep: (key: string, pictures: readonly File[]): void => void held.set(key, pictures),
  drop: (key: string): void => void held.delete(key),
  dropAll: (): void => held.clear(),
};
