const minute = 60_000;
const known = new Map<string, { at: number; answer: Promise<unknown> }>();

/** What was asked less than a minute ago under the same name is not asked again; a failure is. */
export function remembered<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const before = known.get(name);
  if (before && Date.now() - before.at < minute) return before.answer as Promise<Answer>;
  const answer = ask();
  known.set(name, { at: Date.now(), answer });
  answer.catch(() => known.delete(name));
  return answer;
}

export const forget = (name: string): void => void known.delete(name);
