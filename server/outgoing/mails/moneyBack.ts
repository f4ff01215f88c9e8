import { t } from '../../locales/t';

/** Where the money of what was cancelled goes. */
export const moneyBack = {
  wallet: t('What you paid is back in your wallet.'),
  provider: t('What you paid goes back the way it came. Banks take a few days.'),
  cash: t('What you paid is given back to you in cash.'),
};
