import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMoney } from '../client/useMoney';
import { useParcel } from './context';
import { canSend, isPriceOutdated, priceOf, stepOf } from './selectors';

/** The form of the open step; the action button stands outside it and submits it by this id. */
export const parcelFormId = 'parcel-step';

export function ParcelAction() {
  const { actor } = useParcel();
  const money = useMoney();
  const step = useSelector(actor, stepOf);
  const ready = useSelector(actor, canSend);
  const isAsking = useSelector(actor, isPriceOutdated);
  const total = useSelector(actor, priceOf)?.total;
  const isLast = step === 'payment';
  return (
    <Button
      type="submit"
      form={parcelFormId}
      size="md"
      radius="xl"
      fullWidth
      disabled={isLast && !ready}
      loading={isLast && isAsking}
    >
      {!isLast ? (
        <Trans>Continue</Trans>
      ) : total === undefined ? (
        <Trans>Send the parcel</Trans>
      ) : (
        <Trans>Send the parcel · {money(total)}</Trans>
      )}
    </Button>
  );
}
