import type { QueryKey } from '@tanstack/react-query';

const files = import.meta.glob<Record<string, unknown>>([
  '../../../src/*/api/*.ts',
  '../../../src/client/shopQueries.ts',
]);

/** Names whatever a question may be about; also a list of nothing. */
export const named = Object.assign([], {
  orderId: 100001,
  contactNumber: null,
  kind: 'store',
  id: 1,
  carts: [],
  user_data: null,
  toString: () => '1',
});

export interface Question {
  readonly name: string;
  /** As the product makes it, anew. */
  options(): { readonly queryKey: QueryKey };
}

const isOptions = (value: unknown): value is { queryKey: QueryKey } =>
  typeof value === 'object' && value !== null && 'queryKey' in value;

/** Ends like one, and is a part of an address. */
const noQuestions = ['orderOwnerQuery'];

/** All questions whose answers the client keeps. */
export async function everyQuestion(): Promise<Question[]> {
  const questions: Question[] = [];
  for (const load of Object.values(files)) {
    for (const [name, make] of Object.entries(await load())) {
      if (!name.endsWith('Query') || noQuestions.includes(name) || typeof make !== 'function')
        continue;
      const options = (): { queryKey: QueryKey } => {
        const made: unknown = Reflect.apply(make, undefined, [named, named, named]);
        if (!isOptions(made)) throw new Error(`${name} is no question`);
        return made;
      };
      options();
      questions.push({ name, options });
    }
  }
  return questions;
}
