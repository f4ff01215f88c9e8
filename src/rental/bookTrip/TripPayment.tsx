import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard } from '@tabler/icons-react';
import { isOverCashLimit } from '../../../domain/checkout/cashLimit';
import {
  choiceIn,
  choiceValue,
  onlineWays,
  type PaymentChoice,
} from '../../../domain/checkout/gateways';
import type { Config } from '../../../domain/config';
import type { PaymentMethod } from '../../../domain/orders/order';
import { NoPayment } from '../../checkout/payment/NoPayment';
import { PaymentCard } from '../../checkout/payment/PaymentCard';
import classes from '../../ui/Checkout.module.css';
import { tripPaymentMethods } from './tripMethods';

interface TripPaymentProps {
  config: Config;
  method: PaymentMethod | null;
  /** Who takes the money online, where there are several. */
  gateway: string | null;
  /** What is to be paid; null while it is not known. */
  total: number | null;
  onChange: (chosen: PaymentChoice) => void;
}

/** How to pay; a way that cannot be used says why, and each that takes money online is a way of its own (WAL-07). */
export function TripPayment({ config, method, gateway, total, onChange }: TripPaymentProps) {
  const { t } = useLingui();
  const listed = config.active_payment_method_list;
  const offered = tripPaymentMethods(config);
  const isCashOffered = !isOverCashLimit(total, config.cod_max_amount);
  return (
    <section className={classes.step} aria-labelledby="trip-payment">
      <h2 id="trip-payment" className={classes.stepTitle}>
        <Trans>Payment</Trans>
      </h2>
      {offered.length === 0 ? (
        <NoPayment byWallet={false} />
      ) : (
        <Radio.Group
          mt="md"
          label={t`How do you want to pay?`}
          value={choiceValue({ method, gateway }, listed)}
          onChange={(chosen) => onChange(choiceIn(chosen))}
        >
          <Stack gap="xs" mt="xs">
            {offered.includes('cash_on_delivery') && (
              <PaymentCard
                value="cash_on_delivery"
                title={t`Cash at pickup`}
                hint={
                  isCashOffered
                    ? t`Pay when the vehicle is handed over.`
                    : t`The total amount of the order, exceeds maximum amount of the cash on delivery method`
                }
                isOffered={isCashOffered}
                Icon={IconCash}
              />
            )}
            {offered.includes('digital_payment') &&
              onlineWays(listed).map((way) => {
                const value = choiceValue({ ...way, method: 'digital_payment' }, listed) ?? '';
                return (
                  <PaymentCard
                    key={value}
                    value={value}
                    title={way.title || t`Pay online`}
                    hint={t`You pay on a separate page and come back here.`}
                    image={way.image}
                    Icon={IconCreditCard}
                  />
                );
              })}
          </Stack>
        </Radio.Group>
      )}
    </section>
  );
}
