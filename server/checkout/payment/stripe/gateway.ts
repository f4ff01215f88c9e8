import * as v from 'valibot';
import { origin, text } from '../../../envFields';
import { t } from '../../../locales/t';
import { cardPicture } from '../../../settings/defaults';
import { currencyVariable, defineGateway } from '../defineGateway';
import { connectStripe } from './provider';

export const stripe = defineGateway({
  variables: {
    STRIPE_SECRET_KEY: text,
    STRIPE_WEBHOOK_SECRET: text,
    STRIPE_CURRENCY: v.pipe(
      currencyVariable('usd'),
      // Stripe lists it without cents and asks for two decimals elsewhere: the wrong one takes a hundredth, or the hundredfold.
      v.notValue('ugx', 'cannot be ugx: it is not certain in which unit Stripe counts it'),
    ),
    STRIPE_API_URL: origin('https://api.stripe.com'),
  },
  required: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  connect: (variables) =>
    connectStripe({
      secretKey: variables.STRIPE_SECRET_KEY,
      webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
      currency: variables.STRIPE_CURRENCY,
      api: variables.STRIPE_API_URL,
      offer: { title: t('Card'), picture: cardPicture },
    }),
});
