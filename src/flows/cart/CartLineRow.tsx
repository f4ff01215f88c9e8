import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { keyOfEntry, lineOfEntry } from '../../../domain/cartLines';
import { decideLineQuantity } from '../../../domain/cartQuantity';
import type { CartEntry } from '../../../domain/entities/cart';
import { fromMillis } from '../../../domain/money';
import { unitsLeft } from '../../../domain/pricing/cartRules';
import { priceLine } from '../../../domain/pricing/itemPrice';
import { useConfig, useMoney } from '../../api/useMoney';
import { chosenText } from '../../components/item/chosenText';
import { itemLink } from '../../components/item/itemLinks';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import classes from './CartLineRow.module.css';
import { LineTools } from './LineTools';
import { decreaseLine, increaseLine, removeLine } from './lineIntents';
import { QuantityStepper } from './QuantityStepper';

interface CartLineRowProps {
  entry: CartEntry;
  /** Unit price before the server changed it, if it did. */
  formerPrice: number | undefined;
  onLeave: () => void;
}

/** One line: what it is, what was chosen, what it costs, how many. */
export function CartLineRow({ entry, formerPrice, onLeave }: CartLineRowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { item } = entry;
  const price = priceLine(item, entry, digits);
  const chosen = chosenText(entry);
  const left = unitsLeft(item, entry.variation);
  const alone = decideLineQuantity([], lineOfEntry(entry), keyOfEntry(entry));
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
        {item.available === 0 && (
          <p className={classes.notice}>
            <Trans>This item can't be ordered right now.</Trans>
          </p>
        )}
        {!alone.ok && alone.reason !== 'out_of_limit' && (
          <p className={classes.notice}>
            {left ? <Trans>Only {left} left</Trans> : <Trans>Out of Stock</Trans>}
          </p>
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
