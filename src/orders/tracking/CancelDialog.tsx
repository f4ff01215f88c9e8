import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CancelInput } from '../../../machines/orders/cancelling';
import { liveCancelOrderMachine } from '../../checkout/actors/paymentActors';
import type { OverlayProps } from '../../flow/overlays';
import { useFlow } from '../../flow/useFlow';
import { cancellationReasonsQuery } from '../api/orders';
import { CancelQuestion } from './CancelQuestion';

export default function CancelDialog({
  input,
  onDone,
}: OverlayProps<CancelInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelOrderMachine, { input, onDone });
  const { data } = useQuery(cancellationReasonsQuery());
  return (
    <CancelQuestion
      actor={actor}
      reasons={data?.reasons}
      words={{
        cancel: <Trans>Cancel the order</Trans>,
        keep: <Trans>Keep the order</Trans>,
        tooLate: t`The store has already begun, so the order can no longer be cancelled here. Call the store if something is wrong.`,
      }}
    />
  );
}
