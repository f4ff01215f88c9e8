import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Cause, Explored } from '../explore';
import type { Model } from '../fixtures';
import type { Stage } from '../run';
import { bookOf, stepKey } from './book';
import { canonical } from './canonical';
import { linesOf, outward, placeOf } from './lines';
import { strangeOf } from './strange';
import type { Approved } from './text';
import type { Heard } from './witness';
import { wordingOf } from './wording';

/** What happened with what the product itself told of it: people agreed to where values come from. */
function asTold(cause: Cause, events: readonly AnyEventObject[]): Cause {
  if (cause.kind !== 'event') return cause;
  const event = events.findLast(({ type }) => type === cause.event.type);
  return event ? { ...cause, event } : cause;
}

/** What is told and was not agreed to, and the other way round. */
function difference(agreed: readonly string[], told: readonly string[]): string {
  const missing = agreed.filter((line) => !told.includes(line)).map((line) => `- ${line}`);
  const further = told.filter((line) => !agreed.includes(line)).map((line) => `+ ${line}`);
  return [...missing, ...further].join('; ') || 'the same lines in another order';
}

const comparable = (lines: readonly string[], own: ReadonlySet<string>): string[] =>
  lines
    .map((line) => canonical(line, own))
    // What a screen makes itself, it may make in two strokes.
    .filter(
      (line, index, all) => line !== all[index - 1] || ![...own].some((one) => line.includes(one)),
    );

/** How what was told differs from each text that was agreed to; null where it is one of them. */
function wrongIn(
  texts: readonly (readonly string[])[],
  told: readonly string[],
  own: ReadonlySet<string>,
): string | null {
  const lines = comparable(told, own);
  const agreed = texts.map((text) => comparable(text, own));
  const isAgreed = agreed.some((one) => one.join('\n') === lines.join('\n'));
  return isAgreed ? null : difference(nearestOf(agreed, lines), lines);
}

/** The text that is nearest to what was told. */
const nearestOf = (
  texts: readonly (readonly string[])[],
  told: readonly string[],
): readonly string[] =>
  [...texts].sort(
    (one, other) =>
      one.filter((line) => !told.includes(line)).length -
      other.filter((line) => !told.includes(line)).length,
  )[0] ?? [];

/**
 * A stage on which each step of a product must also ask, say, do and wait for what people agreed to, and lead to where no
 * more and no less can happen than they did.
 * @param agreedOn what may happen to the machine, as the approved text has it
 * @param heard what the product's own machine did since this was asked last
 * @param own fields whose values the product makes itself
 * @param needed those of them without which a step would have been wrong
 */
export function agreedStage(
  stage: Stage,
  { model }: Explored,
  agreedOn: Model,
  approved: Approved,
  heard: (actor: AnyActor) => Heard,
  own: ReadonlySet<string> = new Set(),
  needed = new Set<string>(),
): Stage {
  const wording = wordingOf(model);
  const book = bookOf(approved);
  const strangeAt = strangeOf(agreedOn, approved);
  let playing: AnyActor | null = null;
  let tell = linesOf(model, wording);
  let before: AnyMachineSnapshot | null = null;
  let stood: string | null = null;
  return {
    ...stage,
    begin: async (machine, input) => {
      playing = await stage.begin(machine, input);
      tell = linesOf(model, wording);
      before = null;
      stood = null;
      return playing;
    },
    look: async (after, arc) => {
      await stage.look?.(after, arc);
      if (!playing) return;
      const { done, taken, told: events } = heard(playing);
      const cause = asTold(arc.cause, events);
      const told = outward(
        tell({ cause, before, after, done, taken, asked: [], broke: undefined }),
      );
      const place = placeOf(after, wording);
      const strange = strangeAt(after, place);
      if (strange !== null) throw new Error(strange);
      const texts = book.get(stepKey(stood, wording.cause(arc.cause)))?.get(place);
      before = after;
      stood = place;
      if (!texts) return;
      const agreed = [...texts].map((text) => (text === '' ? [] : text.split('\n')));
      const wrong = wrongIn(agreed, told, own);
      if (wrong !== null) throw new Error(wrong);
      for (const field of own)
        if (wrongIn(agreed, told, new Set([...own].filter((one) => one !== field))) !== null)
          needed.add(field);
    },
  };
}
