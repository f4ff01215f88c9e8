import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard } from '@tabler/icons-react';
import type { Config } from '../../../domain/entities/config';
import type { PaymentMethod } from '../../../domain/entities/order';
import classes from '../checkout/Checkout.module.css';

interface TripPaymentProps {
  config: Config;
  method: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

/** The ways to pay for a trip that the business offers. */
export const tripPaymentMethods = (config: Config): PaymentMethod[] => [
  ...(config.cash_on_delivery === 1 ? (['cash_on_delivery'] as const) : []),
  ...(config.digital_payment === 1 ? (['digital_payment'] as const) : []),
];

const icons = { cash_on_delivery: IconCash, digital_payment: IconCreditCard } as const;

/** How to pay. */
export function TripPayment({ config, method, onChange }: TripPaymentProps) {
  const { t } = useLingui();
  const texts = {
    cash_on_delivery: {
      title: t`Cash at pickup`,
      hint: t`Pay when the vehicle is handed over.`,
    },
    digital_payment: {
      title: config.active_payment_method_list[0]?.gateway_title || t`Pay online`,
      hint: t`You pay on a separate page and come back here.`,
    },
  } as const;
  return (
    <section className={classes.step} aria-labelledby="trip-payment">
      <h2 id="trip-payment" className={classes.stepTitle}>
        <Trans>Payment</Trans>
      </h2>
      <Radio.Group
        mt="md"
        label={t`How do you want to pay?`}
        value={method}
        onChange={(value) => onChange(value as PaymentMethod)}
      >
        <Stack gap="xs" mt="xs">
          {tripPaymentMethods(config).map((way) => {
            if (way === 'wallet') return null;
            const Icon = icons[way];
            return (
              <Radio.Card key={way} value={way} className={classes.choice}>
                <Radio.Indicator />
                <div className={classes.grow}>
                  <strong>{texts[way].title}</strong>
                  <div className={classes.soft}>{texts[way].hint}</div>
                </div>
                <Icon size={24} aria-hidden />
              </Radio.Card>
            );
          })}
        </Stack>
      </Radio.Group>
    </section>
  );
}
