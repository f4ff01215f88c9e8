import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { walletQuery } from '../../api/wallet';

export type FundFlag = 'success' | 'pending' | 'fail' | 'cancel';

const recent = 15 * 60_000;

/**
 * What came of a payment. The address only claims it: that money has arrived is told when the wallet
 * itself shows it.
 */
export function ReturnNote({ flag, onClose }: { flag: FundFlag; onClose: () => void }) {
  const { t } = useLingui();
  const { data, isFetching } = useInfiniteQuery(walletQuery('add_fund'));
  const newest = data?.pages[0]?.data[0]?.created_at;
  const arrived = Boolean(newest && Date.now() - Date.parse(newest) < recent);
  if (flag === 'success' && (isFetching || !data)) return null;
  const common = { withCloseButton: true, closeButtonLabel: t`Close`, onClose, mb: 'md' };
  if (flag === 'success' && arrived) {
    return (
      <Alert color="teal" role="status" {...common}>
        <Trans>The money is in your wallet.</Trans>
      </Alert>
    );
  }
  if (flag === 'pending') {
    return (
      <Alert color="blue" role="status" {...common}>
        <Trans>
          Your payment is on its way. Some banks take a few days; the money is in your wallet as
          soon as it arrives.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert color="red" role="status" {...common}>
      {flag === 'cancel' ? (
        <Trans>You cancelled the payment. Nothing was added to your wallet.</Trans>
      ) : (
        <Trans>The payment did not go through. Nothing was added to your wallet.</Trans>
      )}
    </Alert>
  );
}
