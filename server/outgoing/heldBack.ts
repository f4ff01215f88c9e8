interface Paid {
  readonly status: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
}

/** What waits for its money is not told of yet (`later`), and never (null) where it has ended without. */
export function heldBack(row: Paid, what: string): 'later' | 'never' | 'no' {
  const waits =
    what === 'pending' && row.paymentMethod === 'digital_payment' && row.paymentStatus === 'unpaid';
  if (!waits) return 'no';
  return row.status === 'pending' ? 'later' : 'never';
}
