import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const isCode = (name: string) => name.endsWith('.ts') && name !== 'words.ts';

/** Files beside the flows that a file takes code from (no types: these may list all); another flow's are its own. */
const sharedBy = (file: string, text: string): string[] =>
  [...text.matchAll(/^import (?!type)[^;]*? from '(\.\.?\/[^']+)'/gm)].flatMap(([, path = '']) => {
    const shared = `${resolve(dirname(file), path)}.ts`;
    return existsSync(shared) ? [shared] : [];
  });

function read(file: string, texts: Map<string, string>): void {
  if (texts.has(file)) return;
  const text = readFileSync(file, 'utf8');
  texts.set(file, text);
  for (const shared of sharedBy(file, text)) read(shared, texts);
}

/** The messages that the code of a flow names (`message: 'cart.itemAdded'` and the like), of those that there are. */
export function messagesIn(folder: string, known: readonly string[]): string[] {
  if (known.length === 0) return [];
  const texts = new Map<string, string>();
  for (const name of readdirSync(folder).filter(isCode)) read(join(folder, name), texts);
  const quoted = new Set([...texts.values()].flatMap((text) => text.match(/'[\w.]+'/g) ?? []));
  return known.filter((id) => quoted.has(`'${id}'`));
}
