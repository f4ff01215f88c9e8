import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useMoney } from '../../client/useMoney';
import { useCheckout } from '../context';
import { canOrder, priceOf, viewOf } from '../selectors';
import { stepArrival, stepFormId } from '../stepForm';
import { useMinimum } from './useMinimum';

export function ActionButton() {
  const { actor } = useCheckout();
  const money = useMoney();
  const step = useSelector(actor, (snapshot) => viewOf(snapshot).step);
  const standing = useSelector(actor, (snapshot) => viewOf(snapshot).price);
  const ready = useSelector(actor, canOrder);
  const total = useSelector(actor, priceOf)?.total;
  const { missing } = useMinimum();
  const waiting = useSyncExternalStore(stepArrival.subscribe, stepArrival.getSnapshot);
  if (step !== 'payment') {
    return (
      <Button type="submit" form={stepFormId} size="md" radius="xl" fullWidth loading={waiting}>
        <Trans>Continue</Trans>
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      form={stepFormId}
      size="md"
      radius="xl"
      fullWidth
      disabled={!ready || missing > 0}
      loading={waiting || standing === 'outdated'}
    >
      {total === undefined ? (
        <Trans>Place order</Trans>
      ) : (
        <Trans>Place order · {money(total)}</Trans>
      )}
    </Button>
  );
}
