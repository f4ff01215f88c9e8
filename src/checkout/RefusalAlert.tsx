import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { decideMending } from '../../machines/checkout/checkout';
import type { Refusal } from '../../machines/checkout/placeOrder';
import { openCart } from '../cart/openCart';
import { openLocation } from '../place/location/openLocation';
import { useCheckout } from './context';
import { stepFormId } from './stepForm';
import { useRefusalText } from './useRefusalText';

export default function RefusalAlert({ refusal }: { refusal: Refusal }) {
  const { page, intents } = useCheckout();
  const say = useRefusalText();
  const note = useRef<HTMLDivElement>(null);
  const told = useRef<Refusal>(null);
  useEffect(() => {
    if (told.current !== refusal)
      note.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    told.current = refusal;
  }, [refusal]);
  useEffect(() => {
    // Whoever goes on all the same reads again why that cannot be.
    const again = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || target.id !== stepFormId) return;
      // What is wrong in the form has the focus by then.
      queueMicrotask(() => {
        if (!target.querySelector('[aria-invalid="true"]')) note.current?.focus();
      });
    };
    document.addEventListener('submit', again);
    return () => document.removeEventListener('submit', again);
  }, []);
  const inCart = page === 'cart' && decideMending(refusal.code) === 'cart';
  const changeLocation = async () => {
    const { changed } = await openLocation();
    if (changed) intents.askAnew();
  };
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      role="alert"
      color="red"
      radius="md"
      mb="md"
      icon={<IconAlertCircle aria-hidden />}
    >
      {say(refusal)}
      {refusal.code === 'zone_mismatch' && (
        <div>
          <Button mt="xs" size="xs" radius="xl" variant="light" onClick={changeLocation}>
            <Trans>Change location</Trans>
          </Button>
        </div>
      )}
      {inCart && (
        <div>
          <Button mt="xs" size="xs" radius="xl" variant="light" onClick={() => void openCart()}>
            <Trans>Open the cart</Trans>
          </Button>
        </div>
      )}
    </Alert>
  );
}
