import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { PaymentMethod } from '../../../domain/entities/order';
import { decideParcelMethod } from '../../../machines/parcel';
import { useMoney } from '../../api/useMoney';
import classes from '../checkout/Checkout.module.css';
import { useParcel, useParcelDraft } from './context';
import { factsOf, priceOf } from './selectors';

const icons = {
  cash_on_delivery: IconCash,
  digital_payment: IconCreditCard,
  wallet: IconWallet,
} as const;

/** How the parcel is paid; a way that cannot be used says why (CHK-04). */
export function ParcelMethods() {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const { method, payer } = useParcelDraft();
  const facts = useSelector(actor, factsOf);
  const total = useSelector(actor, priceOf)?.total ?? null;
  const has = useMoney()(facts.walletBalance ?? 0);
  const wrong = {
    overCashLimit: t`The total amount of the order, exceeds maximum amount of the cash on delivery method`,
    walletShort: t`You have ${has}; that is not enough for this order.`,
    receiverPaysCash: t`The receiver can only pay in cash.`,
  };
  const texts = {
    cash_on_delivery: {
      title: payer === 'sender' ? t`Cash at the pick-up` : t`Cash at the door`,
      hint:
        payer === 'sender'
          ? t`Pay the courier who takes the parcel.`
          : t`The courier asks the receiver for it.`,
    },
    digital_payment: {
      title: config.active_payment_method_list[0]?.gateway_title || t`Pay online`,
      hint: t`You pay on a separate page and come back here.`,
    },
    wallet: { title: t`Your wallet`, hint: t`You have ${has}.` },
  } as const;
  return (
    <Radio.Group
      label={t`How do you want to pay?`}
      value={method}
      onChange={(value) => intents.type({ method: value as PaymentMethod })}
    >
      <Stack gap="xs" mt="xs">
        {(['cash_on_delivery', 'digital_payment', 'wallet'] as const).map((way) => {
          const standing = decideParcelMethod(way, payer, total, facts);
          const Icon = icons[way];
          if (standing === 'notOffered') return null;
          const isOffered = standing === 'offered';
          return (
            <Radio.Card key={way} value={way} className={classes.choice} disabled={!isOffered}>
              <Radio.Indicator disabled={!isOffered} />
              <div className={classes.grow}>
                <strong>{texts[way].title}</strong>
                <div className={isOffered ? classes.soft : classes.wrong}>
                  {isOffered ? texts[way].hint : wrong[standing]}
                </div>
              </div>
              <Icon size={24} aria-hidden />
            </Radio.Card>
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
