import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ClearCartOutput, clearCartMachine } from '../../machines/cart/clearCart';
import { toldReason } from '../client/unreachedText';
import type { OverlayProps } from '../flow/overlays';
import { screenOf } from '../flow/screenOf';
import { useFlow } from '../flow/useFlow';
import { useIsPhone } from '../ui/useIsPhone';
import { clearIntentsOf } from './clearIntents';

interface ClearQuestionProps extends OverlayProps<null, ClearCartOutput> {
  /** The flow with its actors. */
  machine: typeof clearCartMachine;
  title: string;
  /** What will be gone. */
  warning: ReactNode;
  trouble: ReactNode;
}

/** Warns before a whole cart goes (CART-05 to CART-07): that of the shop or that of a trip. */
export function ClearQuestion({ onDone, machine, title, warning, trouble }: ClearQuestionProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const flow = useFlow(machine, { onDone });
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(flow, (snapshot) =>
    screenOf<'none' | 'warning' | 'trouble'>(snapshot),
  );
  const { keep, clear } = clearIntentsOf(flow);
  return (
    <Modal
      opened={screen !== 'none' && screen !== undefined}
      onClose={keep}
      title={title}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="sm"
      zIndex={300}
    >
      <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
        {warning}
      </Alert>
      {screen === 'trouble' && <p role="alert">{toldReason() ?? trouble}</p>}
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
