import * as v from 'valibot';
import { operatorDraftsKey } from '../../client/storage/deskKeys';

/** An answer that is being written: money that goes back, or why not. */
export type AnswerPlace = `${'grant' | 'refusal' | 'application'}:${number}`;

const written = v.object({
  words: v.fallback(v.string(), ''),
  amount: v.optional(v.union([v.number(), v.string()])),
});
type Written = v.InferOutput<typeof written>;

function keep(place: AnswerPlace, text: string | null): void {
  const { [place]: _, ...others } = operatorDraftsKey.get() ?? {};
  const all = text === null ? others : { ...others, [place]: { text } };
  operatorDraftsKey.set(Object.keys(all).length > 0 ? all : null);
}

/** What was written before, until it is sent; null where nothing was. */
export function answerDraft(place: AnswerPlace): Written | null {
  const text = operatorDraftsKey.get()?.[place]?.text ?? 'null';
  try {
    const parsed = v.safeParse(written, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const writeAnswer = (place: AnswerPlace, typed: Written): void =>
  keep(place, JSON.stringify(typed));

export const dropAnswers = (...places: AnswerPlace[]): void => {
  for (const place of places) keep(place, null);
};
