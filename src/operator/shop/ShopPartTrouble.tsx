import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { EditShopScreen } from '../../../machines/operator/editShop';
import { FormNotice } from '../../ui/form/FormNotice';
import type { ShopPartIntents } from './shopPartIntents';

interface ShopPartTroubleProps {
  screen: EditShopScreen;
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  intents: ShopPartIntents;
}

function Why({ screen, by, message }: Omit<ShopPartTroubleProps, 'intents'>) {
  if (screen === 'signedOut')
    return <Trans>Your session has ended. What you typed is kept: sign in to go on.</Trans>;
  if (screen === 'gone') return <Trans>This is not there any more.</Trans>;
  if (screen !== 'changed') return message || <Trans>The shop does not do this.</Trans>;
  return by ? (
    <Trans>
      <bdi>{by}</bdi> has changed this meanwhile, so yours was not saved.
    </Trans>
  ) : (
    <Trans>This has been changed meanwhile, so yours was not saved.</Trans>
  );
}

/** Why nothing was saved, and what to do now. */
export function ShopPartTrouble({ screen, by, message, intents }: ShopPartTroubleProps) {
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
        <Why screen={screen} by={by} message={message} />
      </Alert>
      {screen === 'changed' ? (
        <>
          <Button radius="xl" onClick={intents.keepMine}>
            <Trans>Keep what I typed</Trans>
          </Button>
          <Button radius="xl" variant="default" onClick={intents.takeTheirs}>
            <Trans>Show how it stands now</Trans>
          </Button>
        </>
      ) : screen === 'refused' ? (
        <Button radius="xl" onClick={intents.back}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <Button radius="xl" onClick={intents.close}>
          {screen === 'signedOut' ? <Trans>Sign in</Trans> : <Trans>Back to the list</Trans>}
        </Button>
      )}
    </>
  );
}
