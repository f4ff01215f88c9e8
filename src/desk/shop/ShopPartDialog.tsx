import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { EditShopScreen, ShopPart } from '../../../machines/desk/editShop';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveEditShopMachine } from '../actors/editShopActors';
import { readRoomAgain } from '../api/operator';
import { CouponForm } from './CouponForm';
import { ShopPartTrouble } from './ShopPartTrouble';
import { shopPartIntents } from './shopPartIntents';

/** A part of the shop: what it is, or that it ends (OPER-07 to OPER-09). */
export default function ShopPartDialog({ input, onDone }: OverlayProps<{ part: ShopPart }, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) readRoomAgain();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveEditShopMachine, { input, onDone: end });
  const intents = useMemo(() => shopPartIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<EditShopScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { part, read, by, message, fault } = useSelector(actor, ({ context }) => context);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={part.id === null ? t`New coupon` : t`Coupon`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'loading' ? (
          <Skeleton height={320} radius="lg" aria-busy />
        ) : screen === 'form' && read ? (
          <CouponForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'turn' ? (
          <>
            <p>
              {read?.coupon?.is_active === 1 ? (
                <Trans>
                  End it now? Nobody can use it any more; what was ordered with it stays.
                </Trans>
              ) : (
                <Trans>Let it work again, from and until the times that it has?</Trans>
              )}
            </p>
            <Button size="lg" radius="md" loading={isBusy} onClick={intents.turn}>
              {read?.coupon?.is_active === 1 ? (
                <Trans>Yes, end it</Trans>
              ) : (
                <Trans>Yes, let it work</Trans>
              )}
            </Button>
            <Button variant="default" radius="md" disabled={isBusy} onClick={intents.keep}>
              <Trans>Leave it as it is</Trans>
            </Button>
          </>
        ) : (
          <ShopPartTrouble screen={screen} by={by} message={message} intents={intents} />
        )}
      </Stack>
    </Modal>
  );
}
