import type { LineTrouble as Trouble } from '../../../domain/cart/cartFit';
import { LineTrouble } from '../../cart/LineTrouble';
import { removeLine, takeUnits } from '../../cart/lineIntents';
import { buyNowLine } from '../../client/storage/orderKeys';
import type { SummaryLine } from '../context';

/** One thing that is ordered without a cart is taken less of; there is nothing to go on with when it is gone. */
function takeOfDirect(quantity: number): void {
  const line = buyNowLine.get();
  if (line) buyNowLine.set({ ...line, quantity });
}

interface OrderedTroubleProps {
  line: SummaryLine;
  trouble: Trouble;
  onRemoved: () => void;
}

export default function OrderedTrouble({ line, trouble, onRemoved }: OrderedTroubleProps) {
  const { name, entry, direct } = line;
  const remove = () => {
    onRemoved();
    void removeLine(entry);
  };
  return (
    <LineTrouble
      name={name}
      trouble={trouble}
      onTake={(quantity) => (direct ? takeOfDirect(quantity) : void takeUnits(entry, quantity))}
      onRemove={direct ? undefined : remove}
    />
  );
}
