import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ClearCartOutput } from '../../../machines/clearCart';
import { liveClearCartMachine } from '../../actors/clearCartActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { useIsPhone } from '../../app/useIsPhone';
import { clearIntentsOf } from './clearIntents';

/** Warns before the whole cart goes (CART-05 to CART-07). */
export default function ClearCartDialog({ onDone }: OverlayProps<null, ClearCartOutput>) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const flow = useFlow(liveClearCartMachine, { onDone });
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(flow, (snapshot) =>
    screenOf<'none' | 'warning' | 'trouble'>(snapshot),
  );
  const { keep, clear } = clearIntentsOf(flow);
  return (
    <Modal
      opened={screen !== 'none' && screen !== undefined}
      onClose={keep}
      title={t`Clear the cart?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="sm"
      zIndex={300}
    >
      <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
        <Trans>Every item in your cart will be removed. This can't be undone.</Trans>
      </Alert>
      {screen === 'trouble' && (
        <p role="alert">
          <Trans>Your cart could not be changed. Check your connection and try again.</Trans>
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={keep} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="red.9" radius="xl" onClick={clear} loading={isBusy}>
          {isPhone ? <Trans>Clear</Trans> : <Trans>Clear Cart</Trans>}
        </Button>
      </Group>
    </Modal>
  );
}
