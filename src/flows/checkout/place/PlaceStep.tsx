import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../app/session';
import { useCheckout, useDraft, useFacts } from '../context';
import { StepOnItsWay } from '../StepOnItsWay';
import { GuestPlace } from './GuestPlace';
import { PickupPoint } from './PickupPoint';

const CustomerPlace = lazy(() =>
  import('./CustomerPlace').then((m) => ({ default: m.CustomerPlace })),
);

/** How, where and to whom: the first step. */
export function PlaceStep() {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const { orderType } = useDraft();
  const { offers } = useFacts();
  const { signedIn } = useSession();
  const [isHeld, setHeld] = useState(false);
  const names = { delivery: t`Delivery`, take_away: t`Take away` };
  return (
    <Stack gap="lg">
      {offers.length > 1 && (
        <SegmentedControl
          aria-label={t`How do you want your order?`}
          size="md"
          radius="xl"
          fullWidth
          value={orderType}
          data={offers.map((value) => ({ value, label: names[value] }))}
          onChange={(value) =>
            intents.type({ orderType: value === 'take_away' ? 'take_away' : 'delivery' })
          }
        />
      )}
      {orderType === 'take_away' && <PickupPoint />}
      {signedIn || isHeld ? (
        <Suspense fallback={<StepOnItsWay />}>
          <CustomerPlace onHeld={setHeld} />
        </Suspense>
      ) : (
        <GuestPlace />
      )}
    </Stack>
  );
}
