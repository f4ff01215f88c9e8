import { useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useCheckout, useDraft } from '../context';
import { stepFormId } from '../stepForm';
import { CouponPicker } from './CouponPicker';
import { Instructions } from './Instructions';
import { TipPicker } from './TipPicker';
import { WhenPicker } from './WhenPicker';

/** When, and what else: the second step, in which everything may stay as it is. */
export function DetailsStep() {
  const { t } = useLingui();
  const { config, intents, store } = useCheckout();
  const draft = useDraft();
  const delivered = draft.orderType === 'delivery';
  return (
    <form
      id={stepFormId}
      onSubmit={(event) => {
        event.preventDefault();
        intents.finish({ detailsDone: true });
      }}
    >
      <Stack gap="xl">
        <WhenPicker />
        <CouponPicker />
        {delivered && config.dm_tips_status === 1 && <TipPicker />}
        {delivered && <Instructions />}
        <Textarea
          label={t`Note for the store (optional)`}
          placeholder={t`No onions, ring twice…`}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={draft.note}
          onChange={({ currentTarget }) => intents.type({ note: currentTarget.value })}
        />
        {store?.module_type === 'food' && (
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
