import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useCheckout, useDraft } from '../context';
import { InstructionChips } from './InstructionChips';

export function Instructions() {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const { instruction, leaveAtDoor } = useDraft();
  return (
    <InstructionChips
      usual={[t`Meet me outside`, t`Call on arrival`]}
      instruction={instruction}
      leaveAtDoor={leaveAtDoor}
      onSaid={intents.type}
    >
      {(own, say, most) => (
        <TextInput
          aria-label={t`Instructions for the courier`}
          placeholder={t`Gate code, entrance…`}
          maxLength={most}
          value={own}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      )}
    </InstructionChips>
  );
}
