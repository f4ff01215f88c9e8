import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { type ChargePayer, chargePayers } from '../../domain/parcel/parcel';
import classes from '../ui/Checkout.module.css';
import { useParcel, useParcelDraft } from './context';

const icons = { sender: IconUser, receiver: IconUserCheck } as const;

export function Payer() {
  const { t } = useLingui();
  const { intents } = useParcel();
  const { payer } = useParcelDraft();
  const texts = {
    sender: { title: t`The sender pays`, hint: t`Now, or in cash when we pick it up.` },
    receiver: { title: t`The receiver pays`, hint: t`In cash at the door.` },
  } as const;
  const choose = (chosen: ChargePayer) =>
    intents.type({
      payer: chosen,
      // Nobody at the door can pay online.
      ...(chosen === 'receiver' && { method: 'cash_on_delivery' as const }),
    });
  return (
    <Radio.Group
      label={t`Who pays?`}
      value={payer}
      onChange={(value) => {
        const chosen = chargePayers.find((one) => one === value);
        if (chosen) choose(chosen);
      }}
    >
      <Stack gap="xs" mt="xs">
        {chargePayers.map((one) => {
          const Icon = icons[one];
          return (
            <Radio.Card key={one} value={one} className={classes.choice}>
              <Radio.Indicator />
              <div className={classes.grow}>
                <strong>{texts[one].title}</strong>
                <div className={classes.soft}>{texts[one].hint}</div>
              </div>
              <Icon size={24} aria-hidden />
            </Radio.Card>
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
