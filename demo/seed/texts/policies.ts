import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';
import { paragraphs, type Section } from './paragraphs';

const page = (title: Localized, sections: readonly Section[]) => ({
  title,
  value: paragraphs(sections),
});

/** Pages about the shop and its rules. Values are HTML of headings and paragraphs only. */
export const policyPages: Record<string, { title: Localized; value: Localized }> = {
  'about-us': page(t('About Us'), [
    [
      'A market street, online',
      'Flowmart began with three shopkeepers of the harbour quarter who shared one delivery bicycle. Their customers kept asking whether the baker could bring the medicine, too. Today restaurants, grocers, pharmacies and shops all over Marsa Noor deliver through us, and the idea is still the same: one street, one basket.',
    ],
    [
      'How we work',
      'Shops set their own prices and pack their own goods. We show what they have, carry it to your door and stand by you when something goes wrong. Couriers are paid by the hour, not by the rush, and every tip goes to them in full.',
    ],
    [
      'Talk to us',
      'Write to hello@flowmart.example or come by at Noor Square 1, Sunday to Thursday from 9:00 to 17:00. We answer every message on the day it comes.',
    ],
  ]),
  'privacy-policy': page(t('Privacy Policy'), [
    [
      'What we keep',
      'To bring you an order we need your name, a phone number, the address and what you ordered. With an account we also keep your email, your saved addresses and past orders. Passwords are stored only as a hash that nobody can turn back.',
    ],
    [
      'Who sees it',
      'The shop sees your order, the courier sees your address and phone number until the order is delivered, and nobody else does. We do not sell data and we show no advertising that follows you.',
    ],
    [
      'How long, and how to end it',
      'Orders are kept for as long as the law on accounts asks. You can correct your details at any time and ask us to delete your account; we then remove everything that the law lets us remove within 30 days.',
    ],
  ]),
  'terms-and-conditions': page(t('Terms and Conditions'), [
    [
      'Your order',
      'An order is an offer to the shop; it becomes binding when the shop confirms it. Prices include what the checkout shows: goods, tax, delivery and fees, nothing later. If an item has run out, the shop calls you before it replaces or leaves it out.',
    ],
    [
      'Delivery and handing over',
      'Somebody must be there to take the order. Medicine that needs a prescription is handed over only against the prescription. When nobody opens within ten minutes and the phone is not answered, the courier brings the order back.',
    ],
    [
      'Accounts and fair use',
      'One person, one account, and coupons as they say. Keep your password to yourself. We may close accounts that are used to cheat shops or couriers.',
    ],
  ]),
  'shipping-policy': page(t('Shipping Policy'), [
    [
      'Where and when',
      'We deliver inside the three zones shown on the map. Most orders arrive within 25 to 45 minutes; shops show their own times. With a scheduled order you choose the half hour.',
    ],
    [
      'What it costs',
      'Delivery is charged by the road distance between the shop and your door, with a lowest and a highest amount in each zone. Some shops deliver for free, and above the amount shown in your cart delivery is free everywhere.',
    ],
  ]),
  'refund-policy': page(t('Refund Policy'), [
    [
      'When something is wrong',
      'Missing, damaged or wrong items are refunded in full. Tell us within 24 hours for food and groceries, within 14 days for everything else; a photo helps. Opened medicine and hygiene goods cannot be taken back, unless they are faulty.',
    ],
    [
      'How the money comes back',
      'Card payments return to the card within five working days. Orders paid in cash are refunded by bank transfer or as a coupon, as you prefer.',
    ],
  ]),
  cancelation: page(t('Cancellation Policy'), [
    [
      'Before the shop begins',
      'Until the shop starts to prepare your order you can cancel it yourself on the order page, free of charge. Paid amounts are returned in full.',
    ],
    [
      'Afterwards',
      'Once preparation has begun, please call us. For goods that can be sold again we keep only the delivery charge; prepared food cannot be cancelled. If we are more than 45 minutes late you may cancel whatever the state of the order.',
    ],
  ]),
};
