import { useLingui } from '@lingui/react/macro';
import type { ShopTextField, ShopTextId } from '../../../domain/operator/shopTexts';

/** What texts of the shop and their fields are called. */
export function useShopTextNames() {
  const { t } = useLingui();
  const places: Record<ShopTextId, string> = {
    'about-us': t`About Us`,
    'privacy-policy': t`Privacy policy`,
    'terms-and-conditions': t`Terms and conditions`,
    'refund-policy': t`Refund policy`,
    cancelation: t`Cancellation policy`,
    'shipping-policy': t`Shipping policy`,
    hero: t`First words of the landing page`,
    steps: t`How it works, in three steps`,
    business: t`For stores and couriers`,
    footer: t`At the foot of each page`,
    newsletter: t`Newsletter`,
    apps: t`Addresses of the apps`,
  };
  const fields: Record<ShopTextField, string> = {
    title: t`Title`,
    value: t`Text`,
    hero_title: t`Heading`,
    hero_sub_title: t`Line below it`,
    step_1_title: t`First step`,
    step_1_text: t`First step, what is done`,
    step_2_title: t`Second step`,
    step_2_text: t`Second step, what is done`,
    step_3_title: t`Third step`,
    step_3_text: t`Third step, what is done`,
    business_title: t`Heading`,
    business_sub_title: t`Line below it`,
    footer_description: t`What the shop is`,
    newsletter_title: t`Heading`,
    newsletter_sub_title: t`Line below it`,
    playstore_url: t`In the Play Store`,
    apple_store_url: t`In the App Store`,
  };
  return { places, fields };
}
