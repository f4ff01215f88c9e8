import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { quantityText } from '../../../domain/cart/cartLines';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { isLastStep } from '../../../machines/rental/tripLine';
import classes from '../../cart/QuantityStepper.module.css';
import { useSpoken } from '../../ui/useSpoken';
import { prefetchAddVehicle, requestVehicle } from '../addVehicle/requestVehicle';
import { useRequested } from '../addVehicle/useRequested';
import { useTripCart } from '../api/tripCart';
import { decreaseTripLine } from '../tripCart/lineIntents';
import { openTripCart } from '../tripCart/openTripCart';

/**
 * "Rent This Car", or the quantity of the vehicle in the trip. Plus from here is adding: it asks when
 * the searched duration is another one (CONF-10).
 */
export function RentControls({
  vehicle,
  isBrief = false,
}: {
  vehicle: Vehicle;
  isBrief?: boolean;
}) {
  const { t } = useLingui();
  const { cart } = useTripCart();
  const { live, speak, hush } = useSpoken();
  const isAsked = useRequested(vehicle.id);
  const line = cart.carts.find((entry) => entry.vehicle.id === vehicle.id);
  if (!line) {
    return (
      <Button
        size="md"
        radius="xl"
        aria-busy={isAsked || undefined}
        leftSection={isAsked && <Loader size={18} color="currentColor" />}
        onPointerEnter={prefetchAddVehicle}
        onFocus={prefetchAddVehicle}
        onClick={({ detail }) => detail < 2 && void requestVehicle(vehicle)}
      >
        {isBrief ? <Trans>Rent</Trans> : <Trans>Rent This Car</Trans>}
      </Button>
    );
  }
  const isLast = isLastStep(line);
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      <span className={classes.stepper} data-open data-size="md">
        <button
          type="button"
          className={classes.button}
          aria-label={
            isLast ? t`Remove ${vehicle.name} from the trip` : t`One less of ${vehicle.name}`
          }
          onClick={() => {
            speak(true);
            void decreaseTripLine(line);
          }}
          onBlur={hush}
        >
          {isLast ? <IconTrash size={17} /> : <IconMinus size={17} />}
        </button>
        <span className={classes.quantity} aria-live={live}>
          <span aria-hidden>{quantityText(line.quantity)}</span>
          <VisuallyHidden>{line.quantity}</VisuallyHidden>
        </span>
        <button
          type="button"
          className={classes.button}
          aria-label={t`One more of ${vehicle.name}`}
          aria-busy={isAsked || undefined}
          aria-disabled={isAsked || undefined}
          onClick={() => void requestVehicle(vehicle, 'more')}
        >
          {isAsked ? <Loader size={16} color="currentColor" /> : <IconPlus size={18} />}
        </button>
      </span>
      <Button variant="light" radius="xl" onClick={() => void openTripCart()}>
        <Trans>View trip</Trans>
      </Button>
    </span>
  );
}
