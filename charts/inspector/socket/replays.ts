import type { AnyStateMachine } from 'xstate';
import { parseRecording } from '../../recordings/recording';
import { type Replayed, replay } from '../../recordings/replay';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * What a recording finds that a page wants replayed; null for other messages. Its machine may not be there,
 * or it may be none.
 */
export function answerToReplay(
  message: unknown,
  machines: readonly AnyStateMachine[],
): { replayed: number; found: Replayed | null } | null {
  const replayed = fieldOf(message, 'replay');
  if (typeof replayed !== 'number') return null;
  try {
    const recording = parseRecording(JSON.stringify(fieldOf(message, 'recording')));
    const machine = machines.find(({ id }) => id === recording.machine);
    if (!machine) return { replayed, found: null };
    const divergence = replay(machine, recording);
    return { replayed, found: { version: machine.version ?? '?', divergence } };
  } catch {
    return { replayed, found: null };
  }
}
