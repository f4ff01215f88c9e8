import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CancelInput } from '../../../machines/orders/cancelling';
import type { OverlayProps } from '../../flow/overlays';
import { useFlow } from '../../flow/useFlow';
import { CancelQuestion } from '../../orders/tracking/CancelQuestion';
import { liveCancelTripMachine } from '../actors/tripActors';
import { tripCancellationReasonsQuery } from '../api/trips';

/** Asks why a trip is cancelled, and cancels it (ORD-07). */
export default function CancelTripDialog({
  input,
  onDone,
}: OverlayProps<CancelInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelTripMachine, { input, onDone });
  const reasons = useQuery(tripCancellationReasonsQuery());
  return (
    <CancelQuestion
      actor={actor}
      reasons={reasons}
      words={{
        cancel: <Trans>Cancel the trip</Trans>,
        keep: <Trans>Keep the trip</Trans>,
        tooLate: t`The trip has already begun, so it can no longer be cancelled here. Call the provider if something is wrong.`,
      }}
    />
  );
}
