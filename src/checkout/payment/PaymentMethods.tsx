import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard, IconWallet } from '@tabler/icons-react';
import {
  choiceIn,
  choiceValue,
  onlineWays,
  type PaymentChoice,
} from '../../../domain/checkout/gateways';
import type { Config } from '../../../domain/config';
import type { PaymentMethod } from '../../../domain/orders/order';
import type { ParcelMethodStanding } from '../../../machines/parcel/parcel';
import { useMoney } from '../../client/useMoney';
import { useSession } from '../../identity/session';
import { NoPayment } from './NoPayment';
import { PaymentCard } from './PaymentCard';

interface PaymentMethodsProps {
  config: Config;
  value: PaymentMethod | null;
  /** Who takes the money online, where there are several. */
  gateway: string | null;
  onChange: (chosen: PaymentChoice) => void;
  walletBalance: number | undefined;
  /** What paying in cash is called, and how it is done. */
  cash: { title: string; hint: string };
  /** Whether a way can be used, or why not. */
  standingOf: (method: PaymentMethod) => ParcelMethodStanding;
}

/** How to pay; a way that cannot be used says why (CHK-04), and each that takes money online is one (WAL-07). */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { config, value: method, gateway, onChange, walletBalance, cash, standingOf } = props;
  const { t } = useLingui();
  const { signedIn } = useSession();
  const has = useMoney()(walletBalance ?? 0);
  const listed = config.active_payment_method_list;
  const wrong = {
    overCashLimit: t`The total amount of the order, exceeds maximum amount of the cash on delivery method`,
    nothingToPay: t`There is nothing to pay online: choose another way.`,
    walletShort: t`You have ${has}; that is not enough for this order.`,
    receiverPaysCash: t`The receiver can only pay in cash.`,
  };
  const online = onlineWays(listed).map((way) => ({
    method: 'digital_payment' as const,
    gateway: way.gateway,
    title: way.title || t`Pay online`,
    hint: t`You pay on a separate page and come back here.`,
    image: way.image,
    Icon: IconCreditCard,
  }));
  const own = { gateway: null, image: '' };
  const ways = [
    { ...own, method: 'cash_on_delivery' as const, ...cash, Icon: IconCash },
    ...online,
    {
      ...own,
      method: 'wallet' as const,
      title: t`Your wallet`,
      hint: t`You have ${has}.`,
      Icon: IconWallet,
    },
  ];
  if (ways.every((way) => standingOf(way.method) === 'notOffered'))
    return <NoPayment byWallet={!signedIn && config.customer_wallet_status === 1} />;
  return (
    <Radio.Group
      label={t`How do you want to pay?`}
      value={choiceValue({ method, gateway }, listed)}
      onChange={(chosen) => onChange(choiceIn(chosen))}
    >
      <Stack gap="xs" mt="xs">
        {ways.map(({ hint, ...way }) => {
          const standing = standingOf(way.method);
          if (standing === 'notOffered') return null;
          const value = choiceValue(way, listed) ?? way.method;
          return (
            <PaymentCard
              key={value}
              value={value}
              title={way.title}
              hint={standing === 'offered' ? hint : wrong[standing]}
              isOffered={standing === 'offered'}
              image={way.image}
              Icon={way.Icon}
            />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
