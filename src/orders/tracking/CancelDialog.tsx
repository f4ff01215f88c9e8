import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CancelScreen } from '../../../machines/orders/cancelling';
import type { CancelInput } from '../../../machines/orders/cancelOrder';
import { liveCancelOrderMachine } from '../../checkout/actors/paymentActors';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { cancellationReasonsQuery } from '../api/orders';
import { CancelQuestion } from './CancelQuestion';
import { cancelOrderIntents } from './orderIntents';

export default function CancelDialog({
  input,
  onDone,
}: OverlayProps<CancelInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelOrderMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<CancelScreen>(snapshot) ?? 'none');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const intents = useMemo(() => cancelOrderIntents(actor), [actor]);
  const { data } = useQuery(cancellationReasonsQuery());
  return (
    <CancelQuestion
      screen={screen}
      isBusy={isBusy}
      reasons={data?.reasons}
      intents={intents}
      words={{
        cancel: <Trans>Cancel the order</Trans>,
        keep: <Trans>Keep the order</Trans>,
        tooLate: t`The store has already begun, so the order can no longer be cancelled here. Call the store if something is wrong.`,
      }}
    />
  );
}
