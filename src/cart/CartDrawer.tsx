import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { prefetchGuestOrLogin } from '../checkout/guestOrLogin/proceedToCheckout';
import { handleEmitted } from '../flow/emitted';
import { makeRoomForSums } from '../flow/makeRoomForSums';
import { type OverlayProps, openOverlay } from '../flow/overlays';
import { useCovered } from '../flow/useCovered';
import { LackNote } from '../ui/LackNote';
import { useIsPhone } from '../ui/useIsPhone';
import { acknowledgePrices, refreshCart, useCart } from './api/cart';
import { CartContents } from './CartContents';
import classes from './CartDrawer.module.css';
import { OtherCarts } from './OtherCarts';
import { ProceedBar } from './ProceedBar';

export type CartDrawerOutput = { kind: 'closed' | 'checkout' };

const openClearing = () => void openOverlay(() => import('./ClearCartDialog'), null);

/** The cart beside the page, over all of it on phones (CART-01 to CART-03). */
export default function CartDrawer({ onDone }: OverlayProps<null, CartDrawerOutput>) {
  const { t } = useLingui();
  const { entries } = useCart();
  const isCovered = useCovered();
  const isPhone = useIsPhone();
  const [leaving, setLeaving] = useState<CartDrawerOutput | null>(null);
  const close = () => setLeaving({ kind: 'closed' });
  useEffect(() => {
    prefetchGuestOrLogin();
    void makeRoomForSums();
    // What has become dearer or sold out is seen here, not at the checkout.
    void refreshCart();
    return acknowledgePrices;
  }, []);
  const shopOn = () => {
    close();
    handleEmitted({ type: 'navigate', to: '/home' });
  };
  const toStore = (storeId: number) => {
    close();
    handleEmitted({ type: 'navigate', to: `/store/${storeId}` });
  };
  return (
    <Drawer
      opened={!leaving}
      onClose={close}
      onExitTransitionEnd={() => leaving && onDone(leaving)}
      closeOnEscape={!isCovered}
      position="right"
      size={isPhone ? '100%' : 420}
      title={t`Shopping Cart`}
      closeButtonProps={{ 'aria-label': t`Close the cart` }}
      transitionProps={{ duration: 200 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
    >
      <LackNote>
        <Trans>What you change in the cart is sent later.</Trans>
      </LackNote>
      <CartContents onLeave={close} onClear={openClearing} />
      <OtherCarts />
      <div className={classes.foot}>
        {entries.length > 0 ? (
          <ProceedBar
            entries={entries}
            onProceed={() => setLeaving({ kind: 'checkout' })}
            onMore={toStore}
          />
        ) : (
          <Button fullWidth size="lg" radius="xl" variant="light" onClick={shopOn}>
            <Trans>Continue Shopping</Trans>
          </Button>
        )}
      </div>
    </Drawer>
  );
}
