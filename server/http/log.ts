/** Where an error arose: its frames, without the words of its message. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

/** Errors of the language speak of the code, not of what was sent. */
const wordsOf = (error: Error): string =>
  /^(TypeError|ReferenceError|RangeError)$/.test(error.name) ? ` ${error.message}` : '';

const codeOf = (error: Error): string =>
  'code' in error && /^[A-Z0-9_]{2,40}$/.test(String(error.code)) ? ` ${error.code}` : '';

/**
 * What may be written down of an error: names, codes and places in the code. Messages of a database hold the values of a
 * statement, those of parsers what was sent: phones, codes and words of people.
 */
export function described(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = error; at instanceof Error && parts.length < 5; at = at.cause) {
    parts.push(`${at.name}${codeOf(at)}${wordsOf(at)}`);
  }
  const names = parts.join(', caused by ') || `thrown ${typeof error}`;
  return error instanceof Error ? `${names}\n${framesOf(error)}` : names;
}

/** One entry of the log: what was being done, and what went wrong there. */
export const logError = (doing: string, error: unknown): void =>
  console.error(`${doing}: ${described(error)}`);
