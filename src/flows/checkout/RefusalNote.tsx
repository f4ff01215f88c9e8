import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { decideMending } from '../../../machines/checkout';
import { openCart } from '../cart/openCart';
import { useCheckout } from './context';
import { refusalOf } from './selectors';
import { useRefusalText } from './useRefusalText';

/** Why the shop refused, beside what can mend it; leaves with the first change. */
export function RefusalNote() {
  const { actor, page } = useCheckout();
  const refusal = useSelector(actor, refusalOf);
  const say = useRefusalText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) note.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [refusal]);
  if (!refusal) return null;
  const inCart = page === 'cart' && decideMending(refusal.code) === 'cart';
  return (
    <Alert
      ref={note}
      role="alert"
      color="red"
      radius="md"
      mb="md"
      icon={<IconAlertCircle aria-hidden />}
    >
      {say(refusal)}
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
