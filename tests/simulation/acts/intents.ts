import type { Answer, Day, Intent } from '../day';

/** Fields that tell what was done; the rest are words. */
const told = ({ body }: Answer) =>
  JSON.stringify(
    ['order_id', 'trip_id', 'total_amount', 'redirect_link', 'amount', 'loyalty_point'].map(
      (name) => body[name] ?? null,
    ),
  );

export const numberIn = (answer: Answer | null, field: string): number | null => {
  const value = answer?.body[field];
  return typeof value === 'number' ? value : null;
};
export const pageIn = (answer: Answer | null): string | null => {
  const link = answer?.body.redirect_link;
  return typeof link === 'string' ? (/\/pay\/([\w-]+)/.exec(link)?.[1] ?? null) : null;
};

/** Whether it is known what came of a sending. */
export const isAnswered = (answer: Answer | null): answer is Answer =>
  answer !== null && answer.status < 500;

/** Sends once, and notes what is answered: the same key is the same answer, and what is done is never refused later. */
export async function sendIntent(day: Day, intent: Intent): Promise<Answer | null> {
  const answer = await intent.send();
  if (!isAnswered(answer)) return answer;
  const { key, kind, answers } = intent;
  if (answer.status >= 400) {
    if (answers.size > 0) day.wrong(`${kind} ${key} was done and is refused later: ${answer.code}`);
    // Another window with the same key may still have it done.
    intent.isRefused = true;
    return answer;
  }
  answers.add(told(answer));
  if (answers.size > 1) day.wrong(`${kind} ${key} has two answers: ${[...answers].join(' and ')}`);
  const id = numberIn(answer, kind === 'trip' ? 'trip_id' : 'order_id');
  if (id === null || intent.id === id) return answer;
  if (day.intents.some((other) => other !== intent && other.kind === kind && other.id === id))
    day.wrong(`${kind} ${id} was told to two keys`);
  intent.id = id;
  return answer;
}

/** Sends until something is answered, three times at the most. */
export async function sendUntilKnown(day: Day, intent: Intent): Promise<Answer | null> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await sendIntent(day, intent);
    if (isAnswered(answer)) return answer;
    await day.pause();
  }
  return null;
}

export function newIntent(
  day: Day,
  parts: Pick<Intent, 'kind' | 'who'> & {
    isOfCart?: boolean;
    send(key: string): Promise<Answer | null>;
  },
): Intent {
  const key = day.nextKey();
  const { kind, who, isOfCart = false, send } = parts;
  const intent: Intent = {
    kind,
    who,
    key,
    isOfCart,
    answers: new Set(),
    id: null,
    isRefused: false,
    send: () => send(key),
  };
  day.intents.push(intent);
  return intent;
}
