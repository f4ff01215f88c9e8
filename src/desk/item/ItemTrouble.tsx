import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { EditItemScreen } from '../../../machines/desk/editItem';
import { FormNotice } from '../../ui/form/FormNotice';
import type { DeskItemIntents } from './deskItemIntents';

interface ItemTroubleProps {
  screen: EditItemScreen;
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  intents: DeskItemIntents;
}

function Why({ screen, by, message }: Omit<ItemTroubleProps, 'intents'>) {
  if (screen === 'signedOut')
    return <Trans>Your session has ended. What you typed is kept: sign in to go on.</Trans>;
  if (screen === 'gone') return <Trans>This item is not there any more.</Trans>;
  if (screen !== 'changed') return message || <Trans>The shop does not do this.</Trans>;
  return by ? (
    <Trans>
      <bdi>{by}</bdi> has changed this item meanwhile, so yours was not saved.
    </Trans>
  ) : (
    <Trans>This item has been changed meanwhile, so yours was not saved.</Trans>
  );
}

/** Why nothing was saved, and what to do now. */
export function ItemTrouble({ screen, by, message, intents }: ItemTroubleProps) {
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
          <Trans>Back to the item</Trans>
        </Button>
      ) : (
        <Button radius="xl" onClick={intents.close}>
          {screen === 'signedOut' ? <Trans>Sign in</Trans> : <Trans>Back to the menu</Trans>}
        </Button>
      )}
    </>
  );
}
