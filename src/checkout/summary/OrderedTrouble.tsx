import type { LineTrouble as Trouble } from '../../../domain/cart/cartFit';
import { LineTrouble } from '../../cart/LineTrouble';
import { removeLine, takeUnits } from '../../cart/lineIntents';
import { openQuickView } from '../../catalogue/quickView/openQuickView';
import type { SummaryLine } from '../context';
import { takeOfDirect } from './takeOfDirect';

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
      onEdit={direct ? undefined : () => void openQuickView({ item: entry.item, entry })}
      // There is nothing to go on with when it is gone.
      onRemove={direct ? undefined : remove}
    />
  );
}
