import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { IconAlertCircle, IconPlugConnectedX } from '@tabler/icons-react';
import type { ChangeStoreScreen, StoreChange } from '../../../machines/desk/changeStore';
import classes from '../Desk.module.css';
import type { StoreIntents } from './storeIntents';

interface ChangeNotesProps {
  screen: ChangeStoreScreen;
  grave: StoreChange | null;
  message: string;
  intents: StoreIntents;
}

/** What was not noted, and what is asked about before it is. */
export function ChangeNotes({ screen, grave, message, intents }: ChangeNotesProps) {
  const { t } = useLingui();
  const isRemoval = grave?.kind === 'remove';
  return (
    <>
      <div role="alert" className={classes.notes}>
        {screen === 'refused' && (
          <Alert color="red" radius="md" icon={<IconAlertCircle aria-hidden />}>
            {message || <Trans>The shop does not do this.</Trans>}{' '}
            <Button size="compact-sm" variant="white" onClick={intents.retry}>
              <Trans>Try again</Trans>
            </Button>{' '}
            <Button size="compact-sm" variant="white" color="gray" onClick={intents.read}>
              <Trans>All right</Trans>
            </Button>
          </Alert>
        )}
        {screen === 'trouble' && (
          <Alert color="red" radius="md" icon={<IconPlugConnectedX aria-hidden />}>
            <Trans>The shop is not reached: your change is not noted yet.</Trans>{' '}
            <Button size="compact-sm" variant="white" onClick={intents.retry}>
              <Trans>Try again</Trans>
            </Button>{' '}
            <Button size="compact-sm" variant="white" color="gray" onClick={intents.giveUp}>
              <Trans>Leave it as it was</Trans>
            </Button>
          </Alert>
        )}
      </div>
      <Modal
        opened={screen === 'confirming'}
        onClose={intents.decline}
        title={isRemoval ? t`Remove from the store?` : t`Take no orders for a while?`}
        closeButtonProps={{ 'aria-label': t`Close` }}
        centered
      >
        <Text mb="lg">
          {grave?.kind === 'remove' ? (
            <Trans>
              <bdi>{grave.email}</bdi> is signed out at once and no longer sees the orders.
            </Trans>
          ) : (
            <Trans>
              Shoppers see the store as closed until then. Orders that you have are not touched.
            </Trans>
          )}
        </Text>
        <Group justify="end">
          <Button variant="default" radius="xl" onClick={intents.decline}>
            <Trans>Cancel</Trans>
          </Button>
          <Button color="red" radius="xl" onClick={intents.confirm}>
            {isRemoval ? <Trans>Remove</Trans> : <Trans>Close the store</Trans>}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
