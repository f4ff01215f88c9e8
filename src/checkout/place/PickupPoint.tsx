import { Trans } from '@lingui/react/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import classes from '../../ui/Checkout.module.css';
import { useCheckout } from '../context';

export function PickupPoint() {
  const { store } = useCheckout();
  if (!store) return null;
  return (
    <div className={classes.card}>
      <IconBuildingStore className={classes.cardIcon} size={22} aria-hidden />
      <div>
        <strong>
          <Trans>Collect from {store.name}</Trans>
        </strong>
        <div className={classes.soft}>{store.address}</div>
      </div>
    </div>
  );
}
