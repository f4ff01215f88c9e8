interface Shape {
  entries?: Record<string, unknown>;
  wrapped?: unknown;
  item?: unknown;
  options?: readonly unknown[];
  pipe?: readonly unknown[];
}
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** Names of all fields that a schema reads, however deep: `receiver_details.latitude`. */
export function fieldsOf(schema: unknown, above = ''): string[] {
  if (!isShape(schema)) return [];
  const { entries, wrapped, item, options = [], pipe = [] } = schema;
  if (entries) {
    return Object.entries(entries).flatMap(([key, entry]) => [
      above + key,
      ...fieldsOf(entry, `${above}${key}.`),
    ]);
  }
  return [wrapped, item, ...options, ...pipe]
    .filter((inner) => inner !== schema)
    .flatMap((inner) => fieldsOf(inner, above));
}
