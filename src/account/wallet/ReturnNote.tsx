import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { shopTime } from '../../client/steadyClock';
import { fundBeforeKey } from '../../client/storage/orderKeys';
import { profileQuery } from '../api/profile';
import { walletQuery } from '../api/wallet';

export type FundFlag = 'success' | 'pending' | 'fail' | 'cancel';

interface Fund {
  readonly id: number;
  readonly created_at: string | null;
}

const recent = 15 * 60_000;
/** The wallet is asked whether the money has come: soon at first, then less often, and not for ever. */
const pauseAfter = (asked: number) => Math.min(300 * 2 ** Math.max(asked - 1, 0), 3_000);
const patience = 30_000;

type Outcome = 'arrived' | 'checking' | 'onItsWay' | 'failed' | 'cancelled';

/** Whether it is newer than what was known when the shopper left; by its time where that is not known. */
function hasCome(newest: Fund | undefined): boolean {
  if (!newest) return false;
  const { id, created_at } = newest;
  const before = fundBeforeKey.get();
  if (before !== null) return id !== before;
  return created_at !== null && shopTime() - Date.parse(created_at) < recent;
}

/** What came of the payment that the shopper comes back from. The address only claims it: the wallet knows. */
function useOutcome(flag: FundFlag): Outcome {
  const [isPatient, setPatient] = useState(true);
  const waits = flag === 'success' && isPatient;
  const { data } = useInfiniteQuery({
    ...walletQuery('add_fund'),
    refetchInterval: ({ state }) =>
      waits && !hasCome(state.data?.pages[0]?.data[0]) && pauseAfter(state.dataUpdateCount),
  });
  const hasArrived = flag === 'success' && hasCome(data?.pages[0]?.data[0]);
  const client = useQueryClient();
  useEffect(() => {
    if (!hasArrived) return;
    void client.invalidateQueries({ queryKey: walletQuery('all').queryKey });
    void client.invalidateQueries({ queryKey: profileQuery().queryKey });
  }, [client, hasArrived]);
  useEffect(() => {
    const limit = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(limit);
  }, []);
  if (hasArrived) return 'arrived';
  if (waits) return 'checking';
  if (flag === 'cancel') return 'cancelled';
  return flag === 'fail' ? 'failed' : 'onItsWay';
}

const colours = {
  arrived: 'teal',
  checking: 'blue',
  onItsWay: 'blue',
  failed: 'red',
  cancelled: 'red',
} satisfies Record<Outcome, string>;

const words: Record<Outcome, ReactElement> = {
  arrived: <Trans>The money is in your wallet.</Trans>,
  checking: <Trans>Your payment is being checked…</Trans>,
  onItsWay: (
    <Trans>
      Your payment is on its way. Some banks take a few days; the money is in your wallet as soon as
      it arrives.
    </Trans>
  ),
  failed: <Trans>The payment did not go through. Nothing was added to your wallet.</Trans>,
  cancelled: <Trans>You cancelled the payment. Nothing was added to your wallet.</Trans>,
};

/** Tells what came of a payment as soon as that is known, and until then that it is looked at. */
export function ReturnNote({ flag, onClose }: { flag: FundFlag; onClose: () => void }) {
  const { t } = useLingui();
  const outcome = useOutcome(flag);
  return (
    <Alert
      color={colours[outcome]}
      role="status"
      withCloseButton
      closeButtonLabel={t`Close`}
      onClose={onClose}
      mb="md"
    >
      {words[outcome]}
    </Alert>
  );
}
