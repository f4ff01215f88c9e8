const numberAfter = (kind: string, reference: string): number | null => {
  const [, id] = new RegExp(`^${kind}:(\\d+)$`).exec(reference) ?? [];
  return id ? Number(id) : null;
};

/** The order that a ledger's entry was booked for; null when it was something else. */
export const orderIn = (reference: string): number | null => numberAfter('order', reference);
