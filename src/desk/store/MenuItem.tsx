import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Switch } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { useMoney } from '../../client/useMoney';
import { Picture } from '../../ui/Picture';
import type { DeskItem } from '../api/desk';
import { openItem } from '../item/openItem';
import { PriceField } from './PriceField';
import classes from './Store.module.css';

interface MenuItemProps {
  item: DeskItem;
  mayEdit: boolean;
  /** It was taken off the menu. */
  isOff: boolean;
  queue: readonly StoreChange[];
  onChange: (change: StoreChange) => void;
}

export function MenuItem({ item, mayEdit, isOff, queue, onChange }: MenuItemProps) {
  const { t } = useLingui();
  const money = useMoney();
  // What was said last counts, whether the shop has noted it or not.
  const said = queue.findLast((one) => one.kind === 'soldOut' && one.itemId === item.id);
  const priced = queue.findLast((one) => one.kind === 'price' && one.itemId === item.id);
  const was = priced?.kind === 'price' ? priced.price : item.price;
  const isSoldOut = said?.kind === 'soldOut' ? said.isSoldOut : item.is_sold_out === 1;
  return (
    <li className={classes.row} data-sold-out={isSoldOut || undefined}>
      <Picture
        src={item.image_full_url}
        alt=""
        width={56}
        height={56}
        className={classes.picture}
      />
      <span className={classes.name}>
        {item.name}
        {mayEdit && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t`Edit ${item.name}`}
            onClick={() => openItem(item.id)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
      </span>
      {mayEdit && !isOff && item.can_price === 1 ? (
        <PriceField
          item={item}
          isAsked={priced !== undefined}
          onChange={(price) => onChange({ kind: 'price', itemId: item.id, price, was })}
        />
      ) : (
        <bdi className={classes.price}>{money(item.price)}</bdi>
      )}
      {!isOff && (
        <Switch
          size="md"
          checked={!isSoldOut}
          aria-label={t`${item.name}: on sale`}
          label={isSoldOut ? t`Sold out` : t`On sale`}
          labelPosition="left"
          classNames={{ root: classes.switch }}
          onChange={() => onChange({ kind: 'soldOut', itemId: item.id, isSoldOut: !isSoldOut })}
        />
      )}
    </li>
  );
}
