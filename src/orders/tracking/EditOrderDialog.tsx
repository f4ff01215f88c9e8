import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import type {
  EditOrderInput,
  EditOrderOutput,
  EditOrderScreen,
} from '../../../machines/orders/editOrder';
import type { OrderKey } from '../../../machines/orders/tracking';
import { unreachedText } from '../../client/unreachedText';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { GoOnButton } from '../../ui/GoOnButton';
import { liveEditOrderMachine } from '../actors/editOrderActors';
import { orderQuery } from '../api/orders';
import { EditOrderFacts } from './EditOrderFacts';
import { editOrderIntents } from './editOrderIntents';

interface Opened {
  readonly flow: EditOrderInput;
  readonly order: OrderDetails;
  readonly orderKey: OrderKey;
}

export default function EditOrderDialog({ input, onDone }: OverlayProps<Opened, EditOrderOutput>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const actor = useFlow(liveEditOrderMachine, { input: input.flow, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<EditOrderScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, ({ context }) => context.message);
  const intents = useMemo(() => editOrderIntents(actor), [actor]);
  // The page below follows the order live: the store may be faster.
  const { data } = useQuery({ ...orderQuery(input.orderKey), enabled: false });
  const status = data?.order_status;
  useEffect(() => {
    if (status) intents.tellStatus(status);
  }, [intents, status]);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is gone: keys go on from what can be done now.
    if (screen === 'asking' || isCovered || document.activeElement !== document.body) return;
    answers.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [screen, isCovered]);
  const problems: Partial<Record<EditOrderScreen, string>> = {
    accepted: t`The store has accepted the order, so it can no longer be changed here. Call the store if something is wrong.`,
    over: t`The order is cancelled already.`,
    nothingLeft: t`Nothing of this order can be ordered right now, so it stays as it is.`,
    notTheirs: t`The account that is signed in has no such order. Nothing was changed.`,
    refused: message || t`Your order could not be withdrawn. It stays as it is.`,
    signedOut: t`Your sign-in has ended. Sign in again to go on.`,
    failed: unreachedText(),
  };
  const problem = screen === 'none' ? undefined : problems[screen];
  return (
    <Modal
      opened
      onClose={intents.close}
      title={t`Change the order`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        {screen === 'asking' && <EditOrderFacts order={input.order} />}
        {screen === 'replacing' && (
          <Text>
            <Trans>
              There is something else in your cart. If you continue, it is removed and this order
              takes its place.
            </Trans>
          </Text>
        )}
        <Group justify="flex-end" ref={answers}>
          <Button variant="default" radius="xl" onClick={intents.close} disabled={isBusy}>
            {problem ? <Trans>Close</Trans> : <Trans>Keep the order</Trans>}
          </Button>
          {screen === 'asking' && (
            <Button radius="xl" loading={isBusy} onClick={intents.confirm}>
              <Trans>Change the order</Trans>
            </Button>
          )}
          {screen === 'replacing' && (
            <Button radius="xl" onClick={intents.replaceCart}>
              <Trans>Continue</Trans>
            </Button>
          )}
          <GoOnButton screen={screen} onRetry={intents.retry} />
        </Group>
      </Stack>
    </Modal>
  );
}
