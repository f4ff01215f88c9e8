import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '../../machines/wordList';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../machines');

/** The English words of one flow. */
export async function wordsOf(name: string): Promise<Words> {
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((one) =>
    one.endsWith(`/${name}/words.ts`),
  );
  if (!path) throw new Error(`There are no words of ${name}`);
  const { words }: { words: Words } = await import(join(folder, path));
  return words;
}
