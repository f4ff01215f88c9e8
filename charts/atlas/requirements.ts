import type { Chart } from '../model/chart';

/** A line of what the product must do. */
export interface Requirement {
  id: string;
  /** Name of the flow that it belongs to, in one word, as a chart's id would be. */
  flow: string;
  text: string;
}

/** Rows of a CSV text with quoted cells. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

const oneWord = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads the columns `id`, `flow` and `text` of a CSV text. Throws when there is no `id`. */
export function parseRequirements(csv: string): Requirement[] {
  const [head = [], ...rows] = rowsOf(csv);
  const [id, flow, text] = ['id', 'flow', 'text'].map((name) => head.indexOf(name));
  if (id === undefined || id < 0) throw new Error('The requirements have no column "id"');
  return rows.map((row) => ({
    id: row[id] ?? '',
    flow: oneWord(row[flow ?? -1] ?? ''),
    text: row[text ?? -1] ?? '',
  }));
}

export const servedBy = (chart: Chart): Set<string> =>
  new Set(
    chart.states.flatMap(({ requirements, transitions }) => [
      ...requirements,
      ...transitions.flatMap((transition) => transition.requirements),
    ]),
  );
