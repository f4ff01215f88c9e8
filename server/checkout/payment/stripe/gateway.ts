import { origin, text } from '../../../envFields';
import { t } from '../../../locales/t';
import { cardPicture } from '../../../settings/defaults';
import { currencyVariable, defineGateway } from '../defineGateway';
import { connectStripe } from './provider';

export const stripe = defineGateway({
  variables: {
    STRIPE_SECRET_KEY: text,
    STRIPE_WEBHOOK_SECRET: text,
    STRIPE_CURRENCY: currencyVariable('usd'),
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
