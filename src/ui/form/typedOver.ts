export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed where it is not what was read then, else what stands there now: another's change is not undone. */
export function typedOver(now: unknown, read: unknown, typed: unknown): unknown {
  if (isSame(typed, read)) return now;
  if (!isRecord(now) || !isRecord(read) || !isRecord(typed)) return typed;
  const fields = { ...now, ...typed };
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, typedOver(now[field], read[field], typed[field])]),
  );
}
