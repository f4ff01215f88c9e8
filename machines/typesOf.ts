/** What `setup` reads the types of a chart from: types alone, of which the running code has nothing. */
export const typesOf = <Types extends object>(): Partial<Types> => ({});
