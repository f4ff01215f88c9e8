import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { Refusal } from '../../machines/checkout/placeOrder';
import { decideParcelMending } from '../../machines/parcel/parcel';
import { useParcel } from './context';
import { orderRefusalOf, priceRefusalOf, stepOf } from './selectors';

export function ParcelRefusal() {
  const { actor } = useParcel();
  const order = useSelector(actor, orderRefusalOf);
  const price = useSelector(actor, priceRefusalOf);
  return (
    <>
      {order && <Told refusal={order} />}
      {price && price.code !== order?.code && <Told refusal={price} />}
    </>
  );
}

/** A refusal, and the way to what mends it; leaves with the first change. */
function Told({ refusal }: { refusal: Refusal }) {
  const { t } = useLingui();
  const { actor, intents } = useParcel();
  const step = useSelector(actor, stepOf);
  const mending = decideParcelMending(refusal.code);
  const texts: Record<string, string> = {
    address_outside_zone: t`Nothing is fetched at this address. Choose another one.`,
    pickup_outside_zone: t`Nothing is fetched at this address. Choose another one.`,
    destination_outside_zone: t`Nothing is brought to this address. Choose another one.`,
  };
  return (
    <Alert role="alert" color="red" radius="md" mb="md" icon={<IconAlertCircle aria-hidden />}>
      {refusal.message ||
        texts[refusal.code] ||
        t`The shop did not accept the order. Check it and try again.`}
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
