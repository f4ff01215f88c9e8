import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CartEntry } from '../../domain/cart/cart';
import type { LineTrouble as Trouble } from '../../domain/cart/cartFit';
import { unitsLeft } from '../../domain/cart/cartRules';
import type { LinePrice } from '../../domain/catalogue/itemPrice';
import { orderableWhen } from '../../domain/catalogue/orderable';
import { fromMillis } from '../../domain/values/money';
import { chosenText } from '../catalogue/card/chosenText';
import { itemLink } from '../catalogue/card/itemLinks';
import { useMoney } from '../client/useMoney';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import classes from './CartLineRow.module.css';
import { LineTools } from './LineTools';
import { LineTrouble } from './LineTrouble';
import { decreaseLine, increaseLine, removeLine, takeUnits } from './lineIntents';
import { QuantityStepper } from './QuantityStepper';

interface CartLineRowProps {
  entry: CartEntry;
  /** Why it cannot be ordered as it stands, if it cannot. */
  trouble: Trouble | null;
  /** What it costs in this cart. */
  price: LinePrice;
  /** Unit price before the server changed it, if it did. */
  formerPrice: number | undefined;
  onLeave: () => void;
}

export function CartLineRow(props: CartLineRowProps) {
  const { entry, price, trouble, formerPrice, onLeave } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { item } = entry;
  const chosen = chosenText(entry);
  const left = unitsLeft(item, entry.variation);
  const from = formerPrice === undefined ? '' : money(formerPrice);
  const to = money(entry.price);
  return (
    <article className={classes.row} aria-label={item.name}>
      <Picture
        src={item.image_full_url}
        alt=""
        width={72}
        height={72}
        className={classes.picture}
      />
      <div className={classes.words}>
        <Link {...itemLink(item)} className={classes.name} onClick={onLeave}>
          {item.name}
        </Link>
        {chosen && <p className={classes.chosen}>{chosen}</p>}
        <LineTools entry={entry} />
        {from && (
          <p className={classes.notice}>
            <Trans>
              The price has changed from <bdi>{from}</bdi> to <bdi>{to}</bdi>.
            </Trans>
          </p>
        )}
        {orderableWhen({ ...item, stock: null }) === 'later' && (
          <p className={classes.notice}>
            <Trans>For later: you choose the time at the checkout.</Trans>
          </p>
        )}
        {trouble ? (
          <LineTrouble
            name={item.name}
            trouble={trouble}
            onTake={(quantity) => void takeUnits(entry, quantity)}
            onRemove={() => void removeLine(entry)}
          />
        ) : (
          left !== null &&
          entry.quantity >= left && (
            <p className={classes.notice}>
              <Trans>Only {left} left</Trans>
            </p>
          )
        )}
        <div className={classes.foot}>
          <Price amount={fromMillis(price.total)} was={fromMillis(price.subtotal)} size="sm" />
          <QuantityStepper
            size="sm"
            quantity={entry.quantity}
            name={item.name}
            onMore={() => void increaseLine(entry)}
            onLess={() => void decreaseLine(entry)}
          />
        </div>
      </div>
      {entry.quantity > 1 && (
        <CloseButton
          className={classes.remove}
          size={28}
          aria-label={t`Remove ${item.name} from the cart`}
          onClick={() => void removeLine(entry)}
        />
      )}
    </article>
  );
}
