import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { openSignIn } from '../../identity/signIn/openSignIn';
import classes from './Tracking.module.css';

export function AccountOffer() {
  return (
    <div className={classes.card} data-screen-only>
      <strong>
        <Trans>Keep your orders in one place</Trans>
      </strong>
      <p className={classes.soft}>
        <Trans>With an account your orders wait for you on every device.</Trans>
      </p>
      <Button variant="light" radius="xl" onClick={() => void openSignIn('sign-up')}>
        <Trans>Create an account</Trans>
      </Button>
    </div>
  );
}
