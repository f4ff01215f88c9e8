/** The keys of a record that is written down whole: of a type's own, which a value may have more of, only the names are sure. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** The entries of a record that is written down whole. */
export const entriesOf = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] => Object.entries(record) as [Key, Value][];

export const isOneOf = <Wide, Narrow extends Wide>(
  list: readonly Narrow[],
  value: Wide,
): value is Narrow => list.some((one) => one === value);
