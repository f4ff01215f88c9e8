import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { EditItemScreen } from '../../../machines/desk/editItem';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveEditItemMachine } from '../actors/editItemActors';
import { leaveDesk } from '../api/desk';
import { deskItemIntents } from './deskItemIntents';
import { ItemForm } from './ItemForm';
import { ItemTrouble } from './ItemTrouble';
import { hasItemDraft } from './itemDraft';

/** An item of the store: what it is, or that it leaves the menu (DESK-21 to DESK-24). */
export default function ItemDialog({
  input,
  onDone,
}: OverlayProps<{ itemId: number | null }, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) leaveDesk();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveEditItemMachine, { input, onDone: end });
  const intents = useMemo(() => deskItemIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<EditItemScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { read, by, message } = useSelector(actor, ({ context }) => context);
  if (screen === 'none') return null;
  const isOn = read?.item?.is_on_menu === 1;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={input.itemId === null ? t`New item` : t`Item`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'loading' ? (
          <Skeleton height={320} radius="lg" aria-busy />
        ) : screen === 'form' && read ? (
          <ItemForm itemId={input.itemId} read={read} isBusy={isBusy} intents={intents} />
        ) : screen === 'menu' ? (
          <>
            <p>
              {isOn ? (
                <Trans>Take it off the menu? Nobody can order it until you put it back.</Trans>
              ) : (
                <Trans>Put it back on the menu? It can be ordered at once.</Trans>
              )}
            </p>
            {hasItemDraft(input.itemId) && (
              <Alert color="orange" radius="md">
                <Trans>
                  What you typed is not saved yet: it stays with you, and this is done to what
                  stands now.
                </Trans>
              </Alert>
            )}
            <Button size="lg" radius="md" loading={isBusy} onClick={intents.turnMenu}>
              {isOn ? <Trans>Yes, take it off</Trans> : <Trans>Yes, put it back</Trans>}
            </Button>
            <Button variant="default" radius="md" disabled={isBusy} onClick={intents.keep}>
              <Trans>Leave it as it is</Trans>
            </Button>
          </>
        ) : (
          <ItemTrouble screen={screen} by={by} message={message} intents={intents} />
        )}
      </Stack>
    </Modal>
  );
}
