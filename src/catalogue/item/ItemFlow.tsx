import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Preset, Selection } from '../../../machines/catalogue/item';
import { firstSign } from '../../client/firstSign';
import { useConfig } from '../../client/useMoney';
import { useFlow } from '../../flow/useFlow';
import { Price } from '../../ui/Price';
import { liveItemMachine, sheetItemMachine } from '../actors/itemActors';
import { usePriceTag } from '../api/usePriceTag';
import { AddOns } from './AddOns';
import { BuyBar } from './BuyBar';
import classes from './Item.module.css';
import { ItemNotice } from './ItemNotice';
import { itemIntents } from './intents';
import { OptionChoice } from './OptionChoice';
import { pointedOut, selectionOf, unitPriceOf } from './selectors';
import { showMissing } from './showMissing';

// Most items have no choices of a dish; the page waits for their code as it waits for the item.
const loadDishes = () => import('./DishChoice');
const DishChoice = lazy(() => loadDishes().then((m) => ({ default: m.DishChoice })));
void firstSign.then(loadDishes);
const SaleNote = lazy(() => import('../sale/SaleNote'));

export interface ItemFlowProps {
  item: Item;
  preset: Preset;
  /** Tells the page what is chosen, so that its address says so too. */
  onSelection?: (selection: Selection) => void;
  /** Over a page: what to do when the cart has it, and the key of the line of the cart that is being edited. */
  sheet?: { onKept: () => void; edited: string | null };
}

export function ItemFlow({ item, preset, onSelection, sheet }: ItemFlowProps) {
  const [machine] = useState(() =>
    sheet ? sheetItemMachine(sheet.edited, sheet.onKept) : liveItemMachine,
  );
  const root = useRef<HTMLDivElement>(null);
  const actor = useFlow(machine, { input: { item, preset } });
  const intents = useMemo(() => itemIntents(actor), [actor]);
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const selection = useSelector(actor, selectionOf);
  const missing = useSelector(actor, pointedOut, sameNames);
  const price = useSelector(actor, (snapshot) => unitPriceOf(snapshot, digits), samePrice);

  useEffect(() => intents.refresh(item), [intents, item]);
  useEffect(() => onSelection?.(selection), [selection, onSelection]);

  const tag = usePriceTag(item);
  const shown = price
    ? price.one
    : { amount: tag.discountedFrom, to: tag.discountedTo, was: tag.from, wasTo: tag.to };
  return (
    <div ref={root} className={classes.flow} data-item-flow>
      <div className={classes.price}>
        <Price size="lg" {...shown} />
        {item.unit_type && (
          <span className={classes.unit}>
            <Trans>per {item.unit_type}</Trans>
          </span>
        )}
      </div>
      {item.flash_sale && (
        <Suspense fallback={<Skeleton height={90} radius="lg" />}>
          <SaleNote sale={item.flash_sale} />
        </Suspense>
      )}
      {item.choice_options.map((choice) => (
        <OptionChoice
          key={choice.title}
          choice={choice}
          item={item}
          selection={selection}
          missing={missing.includes(choice.title)}
          onChoose={(option) => intents.choose(choice.title, option)}
        />
      ))}
      {item.food_variations.map((group) => (
        <DishChoice
          key={group.name}
          group={group}
          labels={selection.dishes[group.name] ?? []}
          missing={missing.includes(group.name)}
          onPress={(label) => intents.pressDish(group.name, label)}
        />
      ))}
      {item.add_ons.length > 0 && (
        <AddOns addOns={item.add_ons} chosen={selection.addOns} onSet={intents.setAddOn} />
      )}
      <ItemNotice actor={actor} item={item} />
      <BuyBar
        actor={actor}
        item={item}
        price={price}
        isSheet={sheet !== undefined}
        isEdited={typeof sheet?.edited === 'string'}
        onPressed={() => showMissing(root.current, pointedOut(actor.getSnapshot()))}
      />
    </div>
  );
}

const sameNames = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const samePrice = (a: object | null, b: object | null) => JSON.stringify(a) === JSON.stringify(b);
