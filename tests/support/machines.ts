import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { defaultLanguage, type Language, languageCodes } from '../../domain/language/languages';
import type { TranslatedWords, Words } from '../../machines/wordList';

export const others = languageCodes.filter((code) => code !== defaultLanguage);

const folder = fileURLToPath(new URL('../../machines/', import.meta.url));

export interface Flow {
  name: string;
  machine: AnyStateMachine;
  words: Words | null;
  /** Of the other languages, by code. */
  translated: ReadonlyMap<Language, TranslatedWords | null>;
}

async function optional<T>(path: string): Promise<T | null> {
  try {
    const module = (await import(path)) as Record<string, T>;
    return Object.values(module)[0] ?? null;
  } catch {
    return null;
  }
}

export async function allFlows(): Promise<Flow[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('Machine.ts'),
  );
  return Promise.all(
    paths.map(async (path) => {
      const place = `${folder}${dirname(path)}`;
      const name = basename(place);
      const module = (await import(`${folder}${path}`)) as Record<string, unknown>;
      const machine = Object.values(module).find((value) => value instanceof StateMachine);
      if (!machine) throw new Error(`machines/${path} exports no machine`);
      return {
        name,
        machine: machine as AnyStateMachine,
        words: await optional<Words>(`${place}/words.ts`),
        translated: new Map(
          await Promise.all(
            others.map(
              async (language) =>
                [
                  language,
                  await optional<TranslatedWords>(
                    `${folder}locales/${language}/${dirname(path)}.ts`,
                  ),
                ] as const,
            ),
          ),
        ),
      };
    }),
  );
}

export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => statesOf(child as AnyStateNode)),
];
