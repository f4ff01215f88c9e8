import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard, IconWallet } from '@tabler/icons-react';
import type { Config } from '../../../../domain/entities/config';
import type { PaymentMethod } from '../../../../domain/entities/order';
import type { ParcelMethodStanding } from '../../../../machines/parcel';
import { useMoney } from '../../../api/useMoney';
import classes from '../Checkout.module.css';

const icons = {
  cash_on_delivery: IconCash,
  digital_payment: IconCreditCard,
  wallet: IconWallet,
} as const;

interface PaymentMethodsProps {
  config: Config;
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  walletBalance: number | undefined;
  /** What paying in cash is called, and how it is done. */
  cash: { title: string; hint: string };
  /** Whether a way can be used, or why not. */
  standingOf: (method: PaymentMethod) => ParcelMethodStanding;
}

/** How to pay; a way that cannot be used says why (CHK-04). */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { config, value, onChange, walletBalance, cash, standingOf } = props;
  const { t } = useLingui();
  const has = useMoney()(walletBalance ?? 0);
  const wrong = {
    overCashLimit: t`The total amount of the order, exceeds maximum amount of the cash on delivery method`,
    walletShort: t`You have ${has}; that is not enough for this order.`,
    receiverPaysCash: t`The receiver can only pay in cash.`,
  };
  const texts = {
    cash_on_delivery: cash,
    digital_payment: {
      title: config.active_payment_method_list[0]?.gateway_title || t`Pay online`,
      hint: t`You pay on a separate page and come back here.`,
    },
    wallet: { title: t`Your wallet`, hint: t`You have ${has}.` },
  } as const;
  return (
    <Radio.Group
      label={t`How do you want to pay?`}
      value={value}
      onChange={(chosen) => onChange(chosen as PaymentMethod)}
    >
      <Stack gap="xs" mt="xs">
        {(['cash_on_delivery', 'digital_payment', 'wallet'] as const).map((method) => {
          const standing = standingOf(method);
          const Icon = icons[method];
          if (standing === 'notOffered') return null;
          const isOffered = standing === 'offered';
          return (
            <Radio.Card
              key={method}
              value={method}
              className={classes.choice}
              disabled={!isOffered}
            >
              <Radio.Indicator disabled={!isOffered} />
              <div className={classes.grow}>
                <strong>{texts[method].title}</strong>
                <div className={isOffered ? classes.soft : classes.wrong}>
                  {isOffered ? texts[method].hint : wrong[standing]}
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
