/** The largest tip of any order: what is more is a slip of the hand in every currency. */
export const mostTip = 1_000_000;

/** The most that is given for an order of this size: as much as it comes to; of a small one, and one not known yet, a thousand. */
export const mostTipFor = (subtotal: number): number =>
  Math.min(mostTip, Math.max(1000, Math.ceil(subtotal)));

/** Tips as they are proposed, of which one is some per cent of a small order: of a large one, or in small coins, tens, hundreds and more. */
export function tipsFor(amounts: readonly number[], subtotal: number): number[] {
  const tens = Math.floor(Math.log10(Math.max(100, subtotal) / 100));
  return amounts.map((amount) => Math.min(mostTip, amount * 10 ** tens));
}
