import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedText } from '../inspector/log/share';
import type { RecordedStep, Recording } from '../recordings/recording';
import { parseRecording } from '../recordings/recording';
import type { Arc, Explored } from './explore';
import { pathRecording } from './recordings';
import type { Divergence } from './run';

export interface Kept {
  readonly file: string;
  readonly path: readonly Arc[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const bare = ({ expected: _expected, ...rest }: RecordedStep) => rest;

/** The path of a recording, on a chart that may have changed since; null when it is gone from it. */
function pathOf(explored: Explored, recording: Recording): readonly Arc[] | null {
  const asRecorded = (arc: Arc) => pathRecording(explored, [arc]);
  const { arcs } = explored;
  const start = arcs.find(
    (arc) => arc.from === null && same(asRecorded(arc).input, recording.input),
  );
  if (!start) return null;
  const path = [start];
  for (const step of recording.steps) {
    const at = path.at(-1)?.to;
    const next = arcs.find((arc) => {
      if (arc.from !== at) return false;
      const [own] = asRecorded(arc).steps;
      return own !== undefined && same(bare(own), bare(step));
    });
    if (!next) return null;
    path.push(next);
  }
  return path;
}

/** Paths of a flow that failed when they were last taken: they come first. */
export function keptPaths(folder: string, explored: Explored): Kept[] {
  return keptFiles(folder, explored.model.name).flatMap((file) => {
    const path = pathOf(explored, parseRecording(readFileSync(file, 'utf8')));
    return path ? [{ file, path }] : [];
  });
}

/** How many shorter paths are tried. */
const mostTries = 5;

/** What a step is, wherever it is taken. */
const kindOf = ({ cause, taken }: Arc) => {
  const { output: _, error: __, ...rest } = { output: null, error: null, ...cause };
  return JSON.stringify([rest, taken]);
};

/** Shorter paths to the last step of one, or to such a step elsewhere, the shortest first. */
export function shorterWays({ arcs }: Explored, path: readonly Arc[]): readonly Arc[][] {
  const wanted = path.at(-1);
  if (!wanted || wanted.from === null) return [];
  const leaving = new Map<number | null, Arc[]>();
  for (const arc of arcs) leaving.set(arc.from, [...(leaving.get(arc.from) ?? []), arc]);
  const by = new Map<number, Arc>();
  const open = [...(leaving.get(null) ?? [])];
  for (let arc = open.shift(); arc; arc = open.shift()) {
    if (by.has(arc.to)) continue;
    by.set(arc.to, arc);
    open.push(...(leaving.get(arc.to) ?? []));
  }
  /** None to where nothing leads, as on screens that do not offer every step. */
  const wayTo = (last: Arc): Arc[] => {
    const way = [last];
    for (let at = last.from; at !== null; ) {
      const arc = by.get(at);
      if (!arc) return [];
      way.unshift(arc);
      at = arc.from;
    }
    return way;
  };
  const kind = kindOf(wanted);
  return arcs
    .filter((arc) => arc.from !== null && kindOf(arc) === kind)
    .map(wayTo)
    .filter(({ length }) => length > 0 && length < path.length)
    .sort((one, other) => one.length - other.length)
    .slice(0, mostTries);
}

/**
 * Keeps a failing path, up to the step where it failed, as a recording: the inspector opens it there. A shorter way to
 * such a step is kept instead if it fails too, where people agreed to it. What is kept already is kept once.
 */
export async function keep(
  folder: string,
  explored: Explored,
  path: readonly Arc[],
  { step }: Divergence,
  take: (path: readonly Arc[]) => Promise<Divergence | null>,
): Promise<string> {
  let failing = path.slice(0, step + 1);
  for (const way of shorterWays(explored, failing)) {
    const again = await take(way);
    if (!again || again.isStray) continue;
    failing = way.slice(0, again.step + 1);
    break;
  }
  return keepRecording(folder, explored.model.name, pathRecording(explored, failing));
}

/** Writes a flow's recording into a folder; answers the file. One that is there already is there once. */
export function keepRecording(folder: string, flow: string, recording: Recording): string {
  const text = JSON.stringify(recording, null, 2);
  mkdirSync(folder, { recursive: true });
  const taken = readdirSync(folder);
  const known = taken.find(
    (file) => file.endsWith('.json') && readFileSync(join(folder, file), 'utf8') === text,
  );
  if (known) return join(folder, known);
  let number = 1;
  while (taken.includes(`${flow}-${number}.json`)) number += 1;
  const file = join(folder, `${flow}-${number}.json`);
  writeFileSync(file, text);
  return file;
}

/** The files of a flow's recordings in a folder. */
export function keptFiles(folder: string, flow: string): string[] {
  if (!existsSync(folder)) return [];
  const name = new RegExp(`^${flow}-\\d+\\.json$`);
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((one) => join(folder, one));
}

/** Where the inspector opens a kept path at its failing step; its file, where that would be too long for an address. */
export async function linkTo(file: string, inspector: string): Promise<string> {
  const text = await sharedText(parseRecording(readFileSync(file, 'utf8')));
  return text === null ? `open ${file} in the inspector` : `${inspector}#recording=${text}`;
}

export const forget = (file: string): void => rmSync(file, { force: true });
