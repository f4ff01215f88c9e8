import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { quantityText } from '../../../domain/cart/cartLines';
import { tripPrice, tripUnitPrice, vehicleDiscount } from '../../../domain/rental/rentalPrice';
import type { TripCartLine } from '../../../domain/rental/tripCart';
import { type TripPlan, unitsOfPlan } from '../../../domain/rental/tripPlan';
import { fromMillis } from '../../../domain/values/money';
import { isLastStep, unitsFor } from '../../../machines/rental/tripLine';
import classes from '../../cart/CartLineRow.module.css';
import stepper from '../../cart/QuantityStepper.module.css';
import { useConfig, useMoney } from '../../client/useMoney';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { useSpoken } from '../../ui/useSpoken';
import { tripUnits } from '../parts/tripUnits';
import { vehicleLink } from '../parts/vehicleLinks';
import { decreaseTripLine, increaseTripLine, removeTripLine } from './lineIntents';
import TripLineTrouble from './TripLineTrouble';
import { useAddedPrice } from './useAddedPrice';

interface TripLineRowProps {
  line: TripCartLine;
  plan: TripPlan;
  /** The vehicles' own discounts apply. */
  isOwn: boolean;
  onLeave?: (() => void) | undefined;
}

export function TripLineRow({ line, plan, isOwn, onLeave }: TripLineRowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { live, speak, hush } = useSpoken();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { vehicle, quantity } = line;
  const price = tripPrice(vehicle, plan.type, quantity, unitsOfPlan(plan), digits);
  // A larger discount of the provider counts instead of the vehicles' own, and is off the whole (PRICE-17).
  const discount = isOwn ? vehicleDiscount(vehicle, price, quantity, digits) : 0;
  const added = useAddedPrice(line, plan.type);
  const unit = t(tripUnits[plan.type]);
  const from = added === null ? '' : `${money(added)}${unit}`;
  const to = `${money(fromMillis(tripUnitPrice(vehicle, plan.type)))}${unit}`;
  const there = unitsFor(line);
  const isLast = isLastStep(line);
  return (
    <article className={classes.row} aria-label={vehicle.name}>
      <Picture
        src={vehicle.thumbnail_full_url}
        alt=""
        kind="vehicle"
        width={72}
        height={72}
        className={classes.picture}
      />
      <div className={classes.words}>
        <Link {...vehicleLink(vehicle, 'cart')} className={classes.name} onClick={onLeave}>
          {vehicle.name}
        </Link>
        {from && (
          <p className={classes.notice}>
            <Trans>
              The price has changed from <bdi>{from}</bdi> to <bdi>{to}</bdi>.
            </Trans>
          </p>
        )}
        {quantity > there && <TripLineTrouble line={line} type={plan.type} />}
        {!isOwn && (
          <span className={page.soft}>
            <Trans>The provider’s discount is taken off the whole, below.</Trans>
          </span>
        )}
        <div className={classes.foot}>
          <Price amount={fromMillis(price - discount)} was={fromMillis(price)} size="sm" />
          <span className={stepper.stepper} data-open data-size="sm">
            <button
              type="button"
              className={stepper.button}
              onClick={() => {
                speak(true);
                void decreaseTripLine(line);
              }}
              onBlur={hush}
              aria-label={
                isLast ? t`Remove ${vehicle.name} from the trip` : t`One less of ${vehicle.name}`
              }
            >
              {isLast ? <IconTrash size={17} /> : <IconMinus size={17} />}
            </button>
            <span className={stepper.quantity} aria-live={live}>
              <span aria-hidden>{quantityText(quantity)}</span>
              <VisuallyHidden>{quantity}</VisuallyHidden>
            </span>
            <button
              type="button"
              className={stepper.button}
              onClick={() => {
                speak(true);
                void increaseTripLine(line);
              }}
              onBlur={hush}
              aria-label={t`One more of ${vehicle.name}`}
            >
              <IconPlus size={18} />
            </button>
          </span>
        </div>
      </div>
      {!isLast && (
        <CloseButton
          className={classes.remove}
          size={28}
          aria-label={t`Remove ${vehicle.name} from the trip`}
          onClick={() => void removeTripLine(line)}
        />
      )}
    </article>
  );
}
