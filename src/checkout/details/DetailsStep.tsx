import { useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { offers } from '../../../domain/place/module';
import { fromMillis, sumMillis, toMillis } from '../../../domain/values/money';
import { useCheckout, useDraft } from '../context';
import { stepFormId } from '../stepForm';
import { CouponPicker } from './CouponPicker';
import { Instructions } from './Instructions';
import { PrescriptionField } from './PrescriptionField';
import { TipPicker } from './TipPicker';
import { usePrescription } from './usePrescription';
import { WhenStep } from './WhenStep';

export function DetailsStep() {
  const { t } = useLingui();
  const { config, intents, ordered, store } = useCheckout();
  const draft = useDraft();
  const prescription = usePrescription();
  const prescriptionButton = useRef<HTMLButtonElement>(null);
  const delivered = draft.orderType === 'delivery';
  const example = offers(store, 'dishes')
    ? t`No onions, sauce apart…`
    : t`What the store should know…`;
  return (
    <form
      id={stepFormId}
      onSubmit={(event) => {
        event.preventDefault();
        if (prescription.isNeeded && prescription.images.length === 0) {
          prescription.intents.miss();
          prescriptionButton.current?.focus();
        } else if (!prescription.isBusy) intents.finish({ detailsDone: true });
      }}
    >
      <Stack gap="xl">
        {(prescription.isNeeded || prescription.images.length > 0) && (
          <PrescriptionField flow={prescription} button={prescriptionButton} />
        )}
        <WhenStep />
        <CouponPicker />
        {delivered && config.dm_tips_status === 1 && (
          <TipPicker
            tip={draft.tip}
            subtotal={fromMillis(sumMillis(ordered.map((line) => toMillis(line.subtotal))))}
            decimals={config.digit_after_decimal_point}
            onChange={(tip) => intents.type({ tip })}
          />
        )}
        {delivered && <Instructions />}
        <Textarea
          label={t`Note for the store (optional)`}
          placeholder={example}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={draft.note}
          onChange={({ currentTarget }) => intents.type({ note: currentTarget.value })}
        />
        {offers(store, 'dishes') && (
          <Checkbox
            label={t`Add cutlery`}
            checked={draft.cutlery}
            onChange={({ currentTarget }) => intents.type({ cutlery: currentTarget.checked })}
          />
        )}
      </Stack>
    </form>
  );
}
