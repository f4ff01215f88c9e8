import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { HandleOrderScreen } from '../../../machines/desk/handleOrder';
import { FormNotice } from '../../ui/form/FormNotice';
import type { HandleIntents } from './handleIntents';

interface OrderTroubleProps {
  screen: HandleOrderScreen | 'none';
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  intents: HandleIntents;
}

/** Why nothing was done to the order here, and what to do now. */
export function OrderTrouble({ screen, by, message, intents }: OrderTroubleProps) {
  if (screen === 'trouble') {
    return (
      <>
        <FormNotice refusal="" isTrouble />
        <Button radius="xl" onClick={intents.retry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Alert color="orange" role="alert">
        {screen === 'signedOut' ? (
          <Trans>
            Your session has ended, and nothing was done to the order. Sign in to go on.
          </Trans>
        ) : screen === 'handled' ? (
          by ? (
            <Trans>
              <bdi>{by}</bdi> was faster: this order has been seen to.
            </Trans>
          ) : (
            <Trans>This order has been seen to meanwhile, or its shopper has cancelled it.</Trans>
          )
        ) : (
          message || <Trans>The shop does not do this.</Trans>
        )}
      </Alert>
      <Button radius="xl" onClick={intents.close}>
        {screen === 'signedOut' ? <Trans>Sign in</Trans> : <Trans>Back to the orders</Trans>}
      </Button>
    </>
  );
}
