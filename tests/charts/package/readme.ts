import { readFileSync } from 'node:fs';

export interface Block {
  /** What its language is said to be, and the file that it is where it is one. */
  language: string;
  file: string | null;
  text: string;
}

/** The code of a Markdown text in its order; of one section where it is named. */
export function blocksOf(file: string, section?: string): Block[] {
  const all = readFileSync(file, 'utf8');
  const parts = all.split(/^## /m);
  const text = section === undefined ? all : (parts.find((one) => one.startsWith(section)) ?? '');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = null, code = '']) => ({ language, file: name, text: code }),
  );
}

/** The commands of a block, a line each. */
export const commandsOf = ({ language, text }: Block): string[] =>
  language === 'sh' ? text.trim().split('\n') : [];
