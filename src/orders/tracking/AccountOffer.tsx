import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useHas } from '../../client/useMoney';
import { openSignIn } from '../../identity/signIn/openSignIn';
import classes from './Tracking.module.css';

export function AccountOffer() {
  const keepsOrders = useHas('guests_orders_kept');
  return (
    <div className={classes.card} data-screen-only>
      <strong>
        <Trans>Keep your orders in one place</Trans>
      </strong>
      <p className={classes.soft}>
        {keepsOrders ? (
          <Trans>With an account your orders wait for you on every device.</Trans>
        ) : (
          <Trans>With an account what you order next waits for you on every device.</Trans>
        )}
      </p>
      <Button variant="light" radius="xl" onClick={() => void openSignIn('sign-up')}>
        <Trans>Create an account</Trans>
      </Button>
    </div>
  );
}
