import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconCash, IconCreditCard, IconUser, IconUserCheck, IconWallet } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { PaymentMethod } from '../../../domain/entities/order';
import { type ChargePayer, chargePayers } from '../../../domain/entities/parcel';
import { decideParcelMethod } from '../../../machines/parcel';
import { useMoney } from '../../api/useMoney';
import classes from '../checkout/Checkout.module.css';
import { useParcel, useParcelDraft } from './context';
import { parcelFormId } from './ParcelAction';
import { factsOf, priceOf } from './selectors';

const payerIcons = { sender: IconUser, receiver: IconUserCheck } as const;
const icons = {
  cash_on_delivery: IconCash,
  digital_payment: IconCreditCard,
  wallet: IconWallet,
} as const;

/** Who pays and how; a way that cannot be used says why (CHK-04). */
export function PayerStep() {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const { method, payer } = useParcelDraft();
  const facts = useSelector(actor, factsOf);
  const total = useSelector(actor, priceOf)?.total ?? null;
  const has = useMoney()(facts.walletBalance ?? 0);
  const payers = {
    sender: { title: t`The sender pays`, hint: t`Now, or in cash when we pick it up.` },
    receiver: { title: t`The receiver pays`, hint: t`In cash at the door.` },
  } as const;
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
  const choosePayer = (chosen: ChargePayer) =>
    intents.type({
      payer: chosen,
      // Nobody at the door can pay online.
      ...(chosen === 'receiver' && { method: 'cash_on_delivery' as const }),
    });
  return (
    <form
      id={parcelFormId}
      onSubmit={(event) => {
        event.preventDefault();
        intents.order();
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          label={t`Who pays?`}
          value={payer}
          onChange={(value) => choosePayer(value as ChargePayer)}
        >
          <Stack gap="xs" mt="xs">
            {chargePayers.map((one) => {
              const Icon = payerIcons[one];
              return (
                <Radio.Card key={one} value={one} className={classes.choice}>
                  <Radio.Indicator />
                  <div className={classes.grow}>
                    <strong>{payers[one].title}</strong>
                    <div className={classes.soft}>{payers[one].hint}</div>
                  </div>
                  <Icon size={24} aria-hidden />
                </Radio.Card>
              );
            })}
          </Stack>
        </Radio.Group>
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
      </Stack>
    </form>
  );
}
