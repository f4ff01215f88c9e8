import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { OperatorRefund } from '../../domain/operator/operatorRequests';

/** How a request stands. */
export function StatusBadge({ status }: Pick<OperatorRefund, 'status'>) {
  if (status === 'pending')
    return (
      <Badge color="orange" variant="light">
        <Trans>Waiting</Trans>
      </Badge>
    );
  return status === 'approved' ? (
    <Badge color="blue" variant="light">
      <Trans>Accepted</Trans>
    </Badge>
  ) : (
    <Badge color="gray" variant="light">
      <Trans>Refused</Trans>
    </Badge>
  );
}
