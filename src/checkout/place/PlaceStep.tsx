import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../identity/session';
import { useDraft, useFacts } from '../context';
import { StepOnItsWay } from '../StepOnItsWay';
import { GuestPlace } from './GuestPlace';
import { OrderTypes } from './OrderTypes';

const PickupPoint = lazy(() => import('./PickupPoint').then((m) => ({ default: m.PickupPoint })));

const CustomerPlace = lazy(() =>
  import('./CustomerPlace').then((m) => ({ default: m.CustomerPlace })),
);

export function PlaceStep() {
  const { orderType } = useDraft();
  const { offers } = useFacts();
  const { signedIn } = useSession();
  const [isHeld, setHeld] = useState(false);
  return (
    <Stack gap="lg">
      {offers.length > 1 && <OrderTypes />}
      {orderType === 'take_away' && (
        <Suspense fallback={<StepOnItsWay />}>
          <PickupPoint />
        </Suspense>
      )}
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
