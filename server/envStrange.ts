import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a name of this length: fewer in a short one, which another program's may resemble. */
const mostWrong = (name: string) => (name.length < 8 ? 1 : 2);

/**
 * Variables of the environment that look like ours and are none: misspelt ones do nothing, and nobody would know.
 * @param known names of all variables that are read
 * @returns a line for each, naming the one that was probably meant
 */
export function strangeVariables(
  source: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(source)
    .filter((name) => /^[A-Z][A-Z0-9_]{4,}$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const near = known
        .map((one) => ({ one, wrong: distance(one, name) }))
        .filter(({ one, wrong }) => wrong <= mostWrong(one))
        .sort((a, b) => a.wrong - b.wrong)[0];
      return near ? [`${name} is no variable of this server and does nothing: ${near.one} is`] : [];
    });
}
