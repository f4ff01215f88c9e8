import { useLingui } from '@lingui/react/macro';
import { Chip, Group, Input, TextInput } from '@mantine/core';
import { useCheckout, useDraft } from '../context';

export function Instructions() {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const { instruction } = useDraft();
  const atDoor = t`Leave at the door`;
  const usual = [atDoor, t`Meet me outside`, t`Call on arrival`];
  const say = (text: string) => intents.type({ instruction: text, leaveAtDoor: text === atDoor });
  const toggle = (text: string) => say(text === instruction ? '' : text);
  return (
    <Input.Wrapper label={t`For the courier (optional)`} labelElement="div">
      <Group gap="xs" mt="xs" mb="xs" role="group" aria-label={t`For the courier (optional)`}>
        {usual.map((text) => (
          <Chip key={text} checked={text === instruction} onChange={() => toggle(text)}>
            {text}
          </Chip>
        ))}
      </Group>
      <TextInput
        aria-label={t`Instructions for the courier`}
        placeholder={t`Gate code, entrance…`}
        maxLength={300}
        value={usual.includes(instruction) ? '' : instruction}
        onChange={({ currentTarget }) => say(currentTarget.value)}
      />
    </Input.Wrapper>
  );
}
