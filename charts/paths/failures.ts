import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedStep, Recording } from '../recordings/recording';
import type { Arc, Explored } from './explore';
import { recordingOf } from './recordings';
import type { Divergence } from './run';

/** A path that failed before, from the file that keeps it. */
export interface Kept {
  readonly file: string;
  readonly path: readonly Arc[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const bare = ({ expected: _expected, ...rest }: RecordedStep) => rest;

/** The path of a recording, on a chart that may have changed since; null when it is gone from it. */
export function pathOf(explored: Explored, recording: Recording): readonly Arc[] | null {
  const asRecorded = (arc: Arc) => recordingOf(explored, [arc]);
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
  if (!existsSync(folder)) return [];
  const name = new RegExp(`^${explored.model.name}-\\d+\\.json$`);
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .flatMap((one) => {
      const file = join(folder, one);
      const path = pathOf(explored, JSON.parse(readFileSync(file, 'utf8')) as Recording);
      return path ? [{ file, path }] : [];
    });
}

/** The shortest path to a step, or null where that is the path itself. */
export function shorter({ arcs }: Explored, path: readonly Arc[]): readonly Arc[] | null {
  const wanted = path.at(-1);
  if (!wanted || wanted.from === null) return null;
  const by = new Map<number, Arc>();
  const open = arcs.filter(({ from }) => from === null);
  for (let arc = open.shift(); arc && !by.has(wanted.from); arc = open.shift()) {
    const { to } = arc;
    if (by.has(to)) continue;
    by.set(to, arc);
    open.push(...arcs.filter(({ from }) => from === to));
  }
  const found: Arc[] = [wanted];
  for (let at: number | null = wanted.from; at !== null; ) {
    const arc = by.get(at);
    if (!arc) return null;
    found.unshift(arc);
    at = arc.from;
  }
  return found.length < path.length ? found : null;
}

/**
 * Keeps a failing path, up to the step where it failed, as a recording: the inspector opens it there. The shortest way to
 * that step is kept instead if it fails too.
 */
export async function keep(
  folder: string,
  explored: Explored,
  path: readonly Arc[],
  { step }: Divergence,
  take: (path: readonly Arc[]) => Promise<Divergence | null>,
): Promise<string> {
  const cut = path.slice(0, step + 1);
  const short = shorter(explored, cut);
  const again = short && (await take(short));
  const failing = short && again ? short.slice(0, again.step + 1) : cut;
  mkdirSync(folder, { recursive: true });
  const taken = readdirSync(folder);
  let number = 1;
  while (taken.includes(`${explored.model.name}-${number}.json`)) number += 1;
  const file = join(folder, `${explored.model.name}-${number}.json`);
  writeFileSync(file, JSON.stringify(recordingOf(explored, failing), null, 2));
  return file;
}

export const forget = (file: string): void => rmSync(file, { force: true });
