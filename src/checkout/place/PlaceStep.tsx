import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../identity/session';
import { useDraft, useFacts } from '../context';
import { StepOnItsWay } from '../StepOnItsWay';
import { GuestPlace } from './GuestPlace';
import { OrderTypes } from './OrderTypes';

const NotOffered = lazy(() => import('./NotOffered').then((m) => ({ default: m.NotOffered })));
const PickupPoint = lazy(() => import('./PickupPoint').then((m) => ({ default: m.PickupPoint })));

const CustomerPlace = lazy(() =>
  import('./CustomerPlace').then((m) => ({ default: m.CustomerPlace })),
);

/** Of a customer's address with its fields, one below the other on phones. */
const addressHeight = { base: 465, xs: 281 };

export function PlaceStep() {
  const { orderType } = useDraft();
  const { offers } = useFacts();
  const isOffered = offers.some((type) => type === orderType);
  const { signedIn } = useSession();
  const [isHeld, setHeld] = useState(false);
  return (
    <Stack gap="lg">
      {(offers.length > 1 || (offers.length > 0 && !isOffered)) && <OrderTypes />}
      {!isOffered && (
        <Suspense fallback={null}>
          <NotOffered />
        </Suspense>
      )}
      {orderType === 'take_away' && (
        <Suspense fallback={<StepOnItsWay />}>
          <PickupPoint />
        </Suspense>
      )}
      {signedIn || isHeld ? (
        <Suspense fallback={<StepOnItsWay height={orderType === 'delivery' ? addressHeight : 0} />}>
          <CustomerPlace onHeld={setHeld} />
        </Suspense>
      ) : (
        <GuestPlace />
      )}
    </Stack>
  );
}
