import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useCheckout, useDraft } from '../context';
import { InstructionChips } from './InstructionChips';

export function Instructions() {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const { instruction } = useDraft();
  return (
    <InstructionChips
      usual={[t`Meet me outside`, t`Call on arrival`]}
      instruction={instruction}
      onSaid={intents.type}
    >
      {(isUsual, say) => (
        <TextInput
          aria-label={t`Instructions for the courier`}
          placeholder={t`Gate code, entrance…`}
          maxLength={300}
          value={isUsual ? '' : instruction}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      )}
    </InstructionChips>
  );
}
