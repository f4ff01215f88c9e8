/** Words of an address: "Ember & Bun" becomes "ember-bun"; empty where no Latin letter is. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** An address that no other row of its table has: it ends with its own number. */
export const slugFor = (name: string, kind: string, id: number): string =>
  `${slugOf(name) || kind}-${id}`;
