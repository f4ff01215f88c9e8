import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CancelScreen } from '../../../machines/orders/cancelling';
import type { CancelTripInput } from '../../../machines/rental/cancelTrip';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { CancelQuestion } from '../../orders/tracking/CancelQuestion';
import { liveCancelTripMachine } from '../actors/tripActors';
import { tripCancellationReasonsQuery } from '../api/trips';
import { cancelTripIntents } from './tripIntents';

/** Asks why a trip is cancelled, and cancels it (ORD-07). */
export default function CancelTripDialog({
  input,
  onDone,
}: OverlayProps<CancelTripInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelTripMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<CancelScreen>(snapshot) ?? 'none');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const intents = useMemo(() => cancelTripIntents(actor), [actor]);
  const { data } = useQuery(tripCancellationReasonsQuery());
  return (
    <CancelQuestion
      screen={screen}
      isBusy={isBusy}
      reasons={data?.reasons}
      intents={intents}
      words={{
        cancel: <Trans>Cancel the trip</Trans>,
        keep: <Trans>Keep the trip</Trans>,
        tooLate: t`The trip has already begun, so it can no longer be cancelled here. Call the provider if something is wrong.`,
      }}
    />
  );
}
