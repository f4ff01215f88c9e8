import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { PaymentMethod } from '../../../../domain/entities/order';
import { decideMethod } from '../../../../machines/checkout';
import { useMoney } from '../../../api/useMoney';
import classes from '../Checkout.module.css';
import { useCheckout, useDraft, useFacts } from '../context';
import { priceOf } from '../selectors';
import { stepFormId } from '../stepForm';

const icons = {
  cash_on_delivery: IconCash,
  digital_payment: IconCreditCard,
  wallet: IconWallet,
} as const;

/** How to pay; a way that cannot be used says why (CHK-04). */
export function PaymentStep() {
  const { t } = useLingui();
  const { actor, config, intents } = useCheckout();
  const facts = useFacts();
  const { paymentMethod, orderType } = useDraft();
  const total = useSelector(actor, priceOf)?.total ?? null;
  const has = useMoney()(facts.walletBalance ?? 0);
  const wrong = {
    overCashLimit: t`The total amount of the order, exceeds maximum amount of the cash on delivery method`,
    walletShort: t`You have ${has}; that is not enough for this order.`,
  };
  const texts = {
    cash_on_delivery: {
      title: orderType === 'take_away' ? t`Cash when you collect` : t`Cash on delivery`,
      hint: t`Pay when you have your order in your hands.`,
    },
    digital_payment: {
      title: config.active_payment_method_list[0]?.gateway_title || t`Pay online`,
      hint: t`You pay on a separate page and come back here.`,
    },
    wallet: { title: t`Your wallet`, hint: t`You have ${has}.` },
  } as const;
  return (
    <form
      id={stepFormId}
      onSubmit={(event) => {
        event.preventDefault();
        intents.order();
      }}
    >
      <Radio.Group
        label={t`How do you want to pay?`}
        value={paymentMethod}
        onChange={(value) => intents.type({ paymentMethod: value as PaymentMethod })}
      >
        <Stack gap="xs" mt="xs">
          {(['cash_on_delivery', 'digital_payment', 'wallet'] as const).map((method) => {
            const standing = decideMethod(method, total, facts);
            const Icon = icons[method];
            if (standing === 'notOffered') return null;
            return (
              <Radio.Card
                key={method}
                value={method}
                className={classes.choice}
                disabled={standing !== 'offered'}
              >
                <Radio.Indicator disabled={standing !== 'offered'} />
                <div className={classes.grow}>
                  <strong>{texts[method].title}</strong>
                  <div className={standing === 'offered' ? classes.soft : classes.wrong}>
                    {standing === 'offered' ? texts[method].hint : wrong[standing]}
                  </div>
                </div>
                <Icon size={24} aria-hidden />
              </Radio.Card>
            );
          })}
        </Stack>
      </Radio.Group>
    </form>
  );
}
