import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { formatMoney, toMillis } from '../../../domain/values/money';
import { type Counted, seenTotalOf } from '../../client/storage/seenTotals';
import { useConfig } from '../../client/useMoney';

/** Some back ends charge what they count, whatever was shown: both totals stay where the shopper looks afterwards. */
export function OtherTotal({ of, total: charged }: { of: Counted; total: number }) {
  const config = useConfig();
  const shown = seenTotalOf(of);
  if (!config || shown === null || toMillis(shown) === toMillis(charged)) return null;
  const [total, seen, orderId] = [formatMoney(charged, config), formatMoney(shown, config), of.id];
  return (
    <Alert color="blue" radius="md" mt="md" role="status" icon={<IconInfoCircle aria-hidden />}>
      {of.what === 'order' ? (
        <Trans>
          The shop counts {total} for your order #{orderId}, not {seen}.
        </Trans>
      ) : (
        <Trans>
          The shop counts {total} for your trip #{orderId}, not {seen}.
        </Trans>
      )}
    </Alert>
  );
}
