import { useLingui } from '@lingui/react/macro';
import { Modal, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { EditShopScreen, ShopPart } from '../../../machines/operator/editShop';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { useIsPhone } from '../../ui/useIsPhone';
import { StoreOpening } from '../accounts/StoreOpening';
import { liveEditShopMachine } from '../actors/editShopActors';
import { readRoomAgain } from '../api/operator';
import { BannerForm } from '../banners/BannerForm';
import { LeavingQuestion } from '../zones/LeavingQuestion';
import { ZoneForm } from '../zones/ZoneForm';
import { CouponForm } from './CouponForm';
import { SettingsForm } from './SettingsForm';
import { ShopPartTrouble } from './ShopPartTrouble';
import { useSettingTexts } from './settingTexts';
import { shopPartIntents } from './shopPartIntents';
import { useShopTextNames } from './shopTextNames';
import { TextsForm } from './TextsForm';
import { TurnQuestion } from './TurnQuestion';

/** A part of the shop: what it is, or that it ends (OPER-07 to OPER-09). */
export default function ShopPartDialog({ input, onDone }: OverlayProps<{ part: ShopPart }, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const isPhone = useIsPhone();
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
  const { part, read, step, by, message, fault, leaves } = useSelector(
    actor,
    ({ context }) => context,
  );
  const { groups } = useSettingTexts();
  const { places } = useShopTextNames();
  if (screen === 'none') return null;
  const ofCoupon = part.id === null ? t`New coupon` : t`Coupon`;
  const ofZone = part.id === null ? t`New zone` : t`Zone`;
  const ofBanner = part.id === null ? t`New banner` : t`Banner`;
  const title =
    part.kind === 'settings'
      ? groups[part.id].label
      : part.kind === 'texts'
        ? places[part.id]
        : part.kind === 'zone'
          ? ofZone
          : part.kind === 'banner'
            ? ofBanner
            : part.kind === 'store'
              ? read?.kind === 'store'
                ? read.store.name
                : t`Store`
              : ofCoupon;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={title}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size={part.kind === 'zone' ? 'xl' : 'lg'}
      fullScreen={isPhone && part.kind === 'zone'}
      centered
    >
      <Stack gap="md">
        {screen === 'loading' ? (
          <Skeleton height={320} radius="lg" aria-busy />
        ) : screen === 'form' && read?.kind === 'coupon' ? (
          <CouponForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'form' && read?.kind === 'settings' && part.kind === 'settings' ? (
          <SettingsForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'form' && read?.kind === 'texts' && part.kind === 'texts' ? (
          <TextsForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'form' && read?.kind === 'zone' ? (
          <ZoneForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'form' && read?.kind === 'banner' ? (
          <BannerForm part={part} read={read} fault={fault} isBusy={isBusy} intents={intents} />
        ) : screen === 'form' && read?.kind === 'store' ? (
          <StoreOpening read={read} intents={intents} />
        ) : screen === 'leaving' && leaves ? (
          <LeavingQuestion leaves={leaves} isClosing={step === 'turn'} intents={intents} />
        ) : screen === 'turn' && read ? (
          <TurnQuestion part={part} read={read} isBusy={isBusy} intents={intents} />
        ) : (
          <ShopPartTrouble screen={screen} by={by} message={message} intents={intents} />
        )}
      </Stack>
    </Modal>
  );
}
