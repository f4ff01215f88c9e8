import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { formatMoney } from '../../../domain/values/money';
import type { Counted } from '../../client/storage/seenTotals';
import { useConfig } from '../../client/useMoney';

export default function OtherTotalNote(props: { of: Counted; shown: number; charged: number }) {
  const { of, shown, charged } = props;
  const config = useConfig();
  if (!config) return null;
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
