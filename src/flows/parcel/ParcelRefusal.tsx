import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { decideParcelMending } from '../../../machines/parcel';
import { useParcel } from './context';
import { refusalOf, stepOf } from './selectors';

/** Why the shop cannot bring this parcel, and the way to what mends it; leaves with the first change. */
export function ParcelRefusal() {
  const { t } = useLingui();
  const { actor, intents } = useParcel();
  const refusal = useSelector(actor, refusalOf);
  const step = useSelector(actor, stepOf);
  if (!refusal) return null;
  const mending = decideParcelMending(refusal.code);
  return (
    <Alert role="alert" color="red" radius="md" mb="md" icon={<IconAlertCircle aria-hidden />}>
      {refusal.message || t`The shop did not accept the order. Check it and try again.`}
      {mending !== step && mending !== 'payment' && (
        <div>
          <Button
            mt="xs"
            size="xs"
            radius="xl"
            variant="light"
            onClick={() => intents.open(mending)}
          >
            <Trans>Change it</Trans>
          </Button>
        </div>
      )}
    </Alert>
  );
}
