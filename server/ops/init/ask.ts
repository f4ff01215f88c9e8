import { createInterface } from 'node:readline/promises';
import { needsRadius, questionKeys, questions, readAnswer, readFlags } from './answers';

/** Asks at the terminal what the flags leave open, each until it can be taken; answers flags for all. */
export async function askForAnswers(
  words: readonly string[],
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string[]> {
  const said = readFlags(words);
  const terminal = createInterface({ input, output });
  try {
    for (const key of questionKeys) {
      const { ask, otherwise } = questions[key];
      const usual = otherwise?.() ?? '';
      if (key === 'radius' && !needsRadius(said.at)) said.radius ??= usual;
      while (said[key] === undefined) {
        const typed = await terminal.question(`${ask}${usual && ` [${usual}]`} `);
        const { reason } = readAnswer(key, typed.trim() || usual);
        if (reason) output.write(`  ${reason}\n`);
        else said[key] = typed.trim() || usual;
      }
    }
  } finally {
    terminal.close();
  }
  return questionKeys.map((key) => `--${key}=${said[key]}`);
}
