import { buyNowLine } from '../../client/storage/orderKeys';

/** More or less is ordered of the one thing that is ordered without a cart. */
export function takeOfDirect(quantity: number): void {
  const line = buyNowLine.get();
  if (line) buyNowLine.set({ ...line, quantity });
}
