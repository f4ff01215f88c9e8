import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Preset, Selection } from '../../../machines/catalogue/item';
import { firstSign } from '../../client/firstSign';
import { useConfig } from '../../client/useMoney';
import { Price } from '../../ui/Price';
import { usePriceTag } from '../api/usePriceTag';
import { AddOns } from './AddOns';
import { BuyBar } from './BuyBar';
import classes from './Item.module.css';
import { ItemNotice } from './ItemNotice';
import { OptionChoice } from './OptionChoice';
import { pointedOut, unitPriceOf } from './selectors';
import { useItem } from './useItem';

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
  const root = useRef<HTMLDivElement>(null);
  const { view, intents, waits, live } = useItem(item, preset, root);
  const { selection } = view;
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const missing = pointedOut(item, view);
  const price = useMemo(() => unitPriceOf(item, selection, digits), [item, selection, digits]);
  useEffect(() => onSelection?.(selection), [selection, onSelection]);

  const tag = usePriceTag(item);
  const shown = price
    ? price.one
    : { amount: tag.discountedFrom, to: tag.discountedTo, was: tag.from, wasTo: tag.to };
  return (
    <div ref={root} className={classes.flow} data-item-flow aria-busy={waits !== null || undefined}>
      {live && <live.Live item={item} sheet={sheet} preset={live.preset} onStart={live.onStart} />}
      <div className={classes.price}>
        <Price size="lg" {...shown} />
        {item.unit_type && (
          <span className={classes.unit}>
            {/^\p{N}/u.test(item.unit_type) ? item.unit_type : <Trans>per {item.unit_type}</Trans>}
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
      <ItemNotice screen={view.screen} item={item} />
      <BuyBar
        item={item}
        selection={selection}
        price={price}
        isBusy={view.isBusy || waits === 'purchase'}
        intents={intents}
        isEdited={typeof sheet?.edited === 'string'}
      />
    </div>
  );
}
