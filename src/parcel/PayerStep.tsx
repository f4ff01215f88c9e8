import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { TipPicker } from '../checkout/details/TipPicker';
import { useParcel, useParcelDraft } from './context';
import { parcelFormId } from './ParcelAction';
import { ParcelMethods } from './ParcelMethods';
import { ParcelWhen } from './ParcelWhen';
import { Payer } from './Payer';
import { priceOf } from './selectors';

export function PayerStep() {
  const { actor, config, intents } = useParcel();
  const price = useSelector(actor, priceOf);
  const { tip } = useParcelDraft();
  return (
    <form
      id={parcelFormId}
      onSubmit={(event) => {
        event.preventDefault();
        intents.order();
      }}
    >
      <Stack gap="lg">
        <ParcelWhen />
        {config.dm_tips_status === 1 && (
          <TipPicker
            tip={tip}
            subtotal={price?.delivery_charge ?? 0}
            decimals={config.digit_after_decimal_point}
            onChange={(amount) => intents.type({ tip: amount })}
          />
        )}
        <Payer />
        <ParcelMethods />
      </Stack>
    </form>
  );
}
