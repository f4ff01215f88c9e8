import { useLingui } from '@lingui/react/macro';
import { Chip, Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { mostBeside, withoutWish, withWish } from './doorWish';

interface SaidToCourier {
  readonly instruction: string;
  /** It is to be left at the door, with a photo. */
  readonly leaveAtDoor: boolean;
}

interface InstructionChipsProps extends SaidToCourier {
  /** What else is often said. */
  usual: readonly string[];
  onSaid: (said: SaidToCourier) => void;
  /** Words of their own, empty where one of the chips says it; `most` letters of them. */
  children?: (own: string, say: (text: string) => void, most: number) => ReactNode;
}

/** What the courier is to know; of it the shop itself understands that it is to be left at the door (RIDE-12). */
export function InstructionChips(props: InstructionChipsProps) {
  const { t } = useLingui();
  const { usual, instruction, leaveAtDoor, onSaid, children } = props;
  const atDoor = t`Leave at the door`;
  const text = leaveAtDoor ? withoutWish(instruction) : instruction;
  const tell = (isAtDoor: boolean, words: string) =>
    onSaid({ instruction: isAtDoor ? withWish(atDoor, words) : words, leaveAtDoor: isAtDoor });
  const say = (words: string) => tell(leaveAtDoor, words);
  return (
    <Input.Wrapper label={t`For the courier (optional)`} labelElement="div">
      <Group gap="xs" mt="xs" mb="xs" role="group" aria-label={t`For the courier (optional)`}>
        <Chip checked={leaveAtDoor} onChange={() => tell(!leaveAtDoor, text)}>
          {atDoor}
        </Chip>
        {usual.map((words) => (
          <Chip
            key={words}
            checked={words === text}
            // A second press takes it back.
            onChange={() => say(words === text ? '' : words)}
          >
            {words}
          </Chip>
        ))}
      </Group>
      {children?.(usual.includes(text) ? '' : text, say, mostBeside(atDoor))}
    </Input.Wrapper>
  );
}
