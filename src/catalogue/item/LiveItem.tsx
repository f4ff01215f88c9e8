import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { entryLike } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import { lineOf, type Preset } from '../../../machines/catalogue/item';
import { useCart } from '../../cart/api/cart';
import { useFlow } from '../../flow/useFlow';
import { liveItemMachine, sheetItemMachine } from '../actors/itemActors';
import { type ItemActor, itemIntents } from './intents';

export interface LiveItemProps {
  item: Item;
  preset: Preset;
  sheet?: { onKept: () => void; edited: string | null } | undefined;
  onStart: (actor: ItemActor) => void;
}

/** Runs the chart of an item, and shows nothing itself. */
export function LiveItem({ item, preset, sheet, onStart }: LiveItemProps) {
  const [machine] = useState(() =>
    sheet ? sheetItemMachine(sheet.edited, sheet.onKept) : liveItemMachine,
  );
  const actor = useFlow(machine, { input: { item, preset } });
  useEffect(() => itemIntents(actor.send).refresh(item), [actor, item]);
  const { entries } = useCart();
  const inCart = useSelector(
    actor,
    ({ context }) => entryLike(entries, lineOf(context.item, context.selection))?.quantity ?? 1,
  );
  // Before what was pressed meanwhile is done.
  useEffect(() => itemIntents(actor.send).seeCart(inCart), [actor, inCart]);
  useEffect(() => onStart(actor), [actor, onStart]);
  return null;
}
