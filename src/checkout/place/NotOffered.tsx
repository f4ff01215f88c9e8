import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFacts } from '../context';

/** The chosen way to have the order was switched off meanwhile; the other one is chosen by the shopper. */
export function NotOffered() {
  const [other] = useFacts().offers;
  return (
    <Alert role="alert" color="orange" radius="md" icon={<IconAlertCircle aria-hidden />}>
      {other === undefined && <Trans>This store hands out no orders now. Come back later.</Trans>}
      {other === 'take_away' && (
        <Trans>Nothing is delivered from this store now. Choose to take your order away.</Trans>
      )}
      {other === 'delivery' && (
        <Trans>
          Nothing can be collected from this store now. Choose to have your order delivered.
        </Trans>
      )}
    </Alert>
  );
}
