import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CancelInput } from '../../../machines/orders/cancelling';
import { liveCancelOrderMachine } from '../../checkout/actors/paymentActors';
import type { OverlayProps } from '../../flow/overlays';
import { useFlow } from '../../flow/useFlow';
import { cancellationReasonsQuery } from '../api/orders';
import { CancelQuestion } from './CancelQuestion';

interface CancelDialogInput {
  orderKey: CancelInput;
  isParcel: boolean;
}

export default function CancelDialog({
  input: { orderKey, isParcel },
  onDone,
}: OverlayProps<CancelDialogInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelOrderMachine, { input: orderKey, onDone });
  const reasons = useQuery(cancellationReasonsQuery(isParcel ? 'parcel' : 'customer'));
  return (
    <CancelQuestion
      actor={actor}
      reasons={reasons}
      words={{
        cancel: <Trans>Cancel the order</Trans>,
        keep: <Trans>Keep the order</Trans>,
        tooLate: isParcel
          ? t`A courier has already set out for the parcel, so it can no longer be cancelled here. Call customer service if something is wrong.`
          : t`The store has already begun, so the order can no longer be cancelled here. Call the store if something is wrong.`,
      }}
    />
  );
}
