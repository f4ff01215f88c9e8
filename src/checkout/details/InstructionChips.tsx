import { useLingui } from '@lingui/react/macro';
import { Chip, Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';

interface SaidToCourier {
  readonly instruction: string;
  /** It is to be left at the door, with a photo. */
  readonly leaveAtDoor: boolean;
}

interface InstructionChipsProps {
  /** What else is often said. */
  usual: readonly string[];
  instruction: string;
  onSaid: (said: SaidToCourier) => void;
  /** Words of their own; `isUsual` where one of the chips says it. */
  children?: (isUsual: boolean, say: (text: string) => void) => ReactNode;
}

/** What the courier is to know; of it the shop itself understands that it is to be left at the door (RIDE-12). */
export function InstructionChips({ usual, instruction, onSaid, children }: InstructionChipsProps) {
  const { t } = useLingui();
  const atDoor = t`Leave at the door`;
  const texts = [atDoor, ...usual];
  const say = (text: string) => onSaid({ instruction: text, leaveAtDoor: text === atDoor });
  return (
    <Input.Wrapper label={t`For the courier (optional)`} labelElement="div">
      <Group gap="xs" mt="xs" mb="xs" role="group" aria-label={t`For the courier (optional)`}>
        {texts.map((text) => (
          <Chip
            key={text}
            checked={text === instruction}
            // A second press takes it back.
            onChange={() => say(text === instruction ? '' : text)}
          >
            {text}
          </Chip>
        ))}
      </Group>
      {children?.(texts.includes(instruction), say)}
    </Input.Wrapper>
  );
}
