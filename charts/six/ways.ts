import { answersOf, type SixAnswer } from './answers';
import { askSix, type FiveArgs, sixEvent } from './askSix';
import { doingOf, patching } from './doing';
import type { SixFunction, SixSources } from './machine';

/** A transition as XState 5 takes it. */
export interface FiveWay {
  target?: readonly string[];
  reenter?: boolean;
  guard?: (args: FiveArgs) => boolean;
  actions?: unknown[];
  description?: string;
  meta?: unknown;
}

const isFunction = (value: unknown): value is SixFunction => typeof value === 'function';

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const isTo = ({ targets, reenter }: SixAnswer, answer: unknown): boolean => {
  if (answer === undefined || answer === false || answer === null) return false;
  const { target, reenter: again = false } = Object(answer);
  return listOf(target).join() === targets.join() && Boolean(again) === reenter;
};

/** What a function that answers nothing has put into its queue. */
function doesAlone(answer: SixFunction, args: FiveArgs, sources: SixSources): boolean {
  let count = 0;
  const note = () => {
    count += 1;
    return {};
  };
  const noted: unknown = new Proxy(note, { get: () => note });
  return askSix(answer, args, sources, noted) === undefined && count > 0;
}

/** The ways of a transition function: one for each state that its code names. */
function waysOf(answer: SixFunction, sources: SixSources, place: string): FiveWay[] {
  const { all, isSure, isHidden } = answersOf(answer);
  if (isHidden || all.length === 0)
    throw new Error(`${place}: no text in the function’s code says where it leads`);
  return all.map((one) => {
    const holds = (args: FiveArgs) =>
      isTo(one, askSix(answer, args, sources)) ||
      (one.targets.length === 0 && answer.length >= 2 && doesAlone(answer, args, sources));
    return {
      ...(one.targets.length > 0 && { target: one.targets }),
      reenter: one.reenter,
      ...(!isSure && { guard: holds }),
      actions: doingOf(answer, sources),
    };
  });
}

/** What an event has to be like, beside its type. */
const isLike = (event: object, pattern: object) =>
  Object.entries(pattern).every(([key, value]) => Object.is(Reflect.get(event, key), value));

function writtenWay(written: object, sources: SixSources, place: string): FiveWay {
  const { target, reenter, context, matches, guard, input, description, meta } = Object(written);
  if (input !== undefined) throw new Error(`${place}: a state's own input is not read`);
  const conditions = [
    ...(matches ? [({ event }: FiveArgs) => isLike(sixEvent(event), matches)] : []),
    ...(isFunction(guard) ? [(args: FiveArgs) => Boolean(askSix(guard, args, sources))] : []),
  ];
  return {
    ...(target !== undefined && { target: listOf(target).map(String) }),
    ...(reenter !== undefined && { reenter: Boolean(reenter) }),
    ...(conditions.length > 0 && {
      guard: (args: FiveArgs) => conditions.every((holds) => holds(args)),
    }),
    actions: patching(context, sources),
    ...(description !== undefined && { description: String(description) }),
    ...(meta !== undefined && { meta }),
  };
}

/**
 * The transitions of a place of a machine of XState 6, as XState 5 takes them. Throws where it cannot be known where one leads.
 * @param place what the place is called in errors
 */
export const waysAt = (written: unknown, sources: SixSources, place: string): FiveWay[] =>
  listOf(written).flatMap((one) => {
    if (isFunction(one)) return waysOf(one, sources, place);
    return typeof one === 'object' && one !== null
      ? [writtenWay(one, sources, place)]
      : [{ ...(one !== undefined && { target: [String(one)] }) }];
  });
