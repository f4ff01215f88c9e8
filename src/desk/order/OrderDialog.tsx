import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import type { HandleOrderScreen } from '../../../machines/desk/handleOrder';
import { useMoney } from '../../client/useMoney';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveHandleOrderMachine } from '../actors/handleOrderActors';
import { leaveDesk, useOpenedOrder } from '../api/desk';
import { PrintButtons } from '../print/PrintButtons';
import { handleIntents, handleStandingOf } from './handleIntents';
import { OrderFacts } from './OrderFacts';
import { OrderTrouble } from './OrderTrouble';
import { Reasons } from './Reasons';
import { RescueWays } from './RescueWays';
import { StepButtons } from './StepButtons';

const awaitedBy = ({ order_type, silent_courier, lost_courier, can_deliver }: DeskOrder) => {
  if (order_type === 'take_away') return 'shopper';
  return silent_courier || lost_courier || can_deliver === 1 ? 'itsCourier' : 'anyCourier';
};

/** One order, and what is done to it (DESK-05 to DESK-08). */
export default function OrderDialog({ input, onDone }: OverlayProps<DeskOrder, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const { told: order, hasLeft } = useOpenedOrder(input);
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) leaveDesk();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveHandleOrderMachine, {
    input: { orderId: input.id, ...handleStandingOf(input) },
    onDone: end,
  });
  const intents = useMemo(() => handleIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<HandleOrderScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { status, canRescue, canDeliver, isElsewhere, by, message } = useSelector(
    actor,
    ({ context }) => context,
  );
  const money = useMoney();
  const told = useRef(handleStandingOf(input));
  useEffect(() => {
    const now = handleStandingOf(order);
    const { current: was } = told;
    if (
      now.status === was.status &&
      now.canRescue === was.canRescue &&
      now.canDeliver === was.canDeliver &&
      now.isElsewhere === was.isElsewhere
    )
      return;
    told.current = now;
    intents.tellMoved(order);
  }, [order, intents]);
  useEffect(() => {
    if (hasLeft) intents.tellLeft();
  }, [hasLeft, intents]);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={t`Order #${order.id}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'choosingReason' ? (
          <Reasons isBusy={isBusy} onChosen={intents.refuse} onBack={intents.keep} />
        ) : screen === 'choosingWay' ? (
          <RescueWays
            order={order}
            isBusy={isBusy}
            onChosen={intents.rescue}
            onBack={intents.keep}
          />
        ) : screen === 'looking' ? (
          <>
            <OrderFacts order={order} />
            <StepButtons
              standing={{ status, canRescue, canDeliver, isElsewhere }}
              awaited={awaitedBy(order)}
              toCollect={order.payment_status === 'paid' ? '' : money(order.order_amount)}
              isBusy={isBusy}
              intents={intents}
            />
            <PrintButtons order={order} />
          </>
        ) : (
          <OrderTrouble screen={screen} by={by} message={message} intents={intents} />
        )}
        {screen === 'looking' && by && (
          <Trans>
            Last seen to by <bdi>{by}</bdi>
          </Trans>
        )}
      </Stack>
    </Modal>
  );
}
