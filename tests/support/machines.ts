import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import type { TranslatedWords, Words } from '../../machines/wordList';

const folder = fileURLToPath(new URL('../../machines/', import.meta.url));

export interface Flow {
  name: string;
  machine: AnyStateMachine;
  words: Words | null;
  arabic: TranslatedWords | null;
}

async function optional<T>(path: string): Promise<T | null> {
  try {
    const module = (await import(path)) as Record<string, T>;
    return Object.values(module)[0] ?? null;
  } catch {
    return null;
  }
}

/** Every machine of the product with its words, by folder. */
export async function allFlows(): Promise<Flow[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return Promise.all(
    names.map(async (name) => {
      const module = (await import(`${folder}${name}/${name}Machine.ts`)) as Record<
        string,
        unknown
      >;
      const machine = Object.values(module).find((value) => value instanceof StateMachine);
      if (!machine) throw new Error(`machines/${name}/${name}Machine.ts exports no machine`);
      return {
        name,
        machine: machine as AnyStateMachine,
        words: await optional<Words>(`${folder}${name}/words.ts`),
        arabic: await optional<TranslatedWords>(`${folder}${name}/words.ar.ts`),
      };
    }),
  );
}

/** A state and all below it. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => statesOf(child as AnyStateNode)),
];
