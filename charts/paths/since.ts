import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chartsAt } from '../atlas/otherVersion';
import { transitionsOf } from '../model/chart';
import { compareCharts } from '../model/compare';
import { readChart } from '../model/readChart';
import type { Model } from './fixtures';
import { UsageError } from './options';

/** Transitions of a flow that a change touched, by id; null for all, where the change is in its code alone. */
export type Touched = ReadonlySet<string> | null;

function filesSince(reference: string, folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', reference, '--', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`git knows no reference "${reference}"`);
  return stdout.split('\n').filter((file) => file !== '' && !/\/words\.ts$|\/locales\//.test(file));
}

/**
 * What has changed since a reference of git, by flow; flows of which only the words did, or nothing, are left out. Touched is a
 * transition that is new or other than it was, or that leaves or enters such a state. Throws what the user is told.
 */
export async function touchedSince(
  models: readonly Model[],
  reference: string,
  folder: string,
): Promise<Map<string, Touched>> {
  const files = filesSince(reference, folder);
  const changed = models.filter(({ name }) => files.some((file) => file.includes(`/${name}/`)));
  if (changed.length === 0) return new Map();
  const before = await chartsAt(reference, resolve(folder));
  return new Map(
    changed.map(({ name, machine }): [string, Touched] => {
      const old = before.find(({ chart }) => chart.id === machine.id)?.chart;
      const now = readChart(machine);
      if (!old) return [name, null];
      const { changes } = compareCharts(old, now);
      const touched = transitionsOf(now).filter(({ id, source, targets }) =>
        [id, source, ...targets].some((one) => one in changes),
      );
      return [name, touched.length > 0 ? new Set(touched.map(({ id }) => id)) : null];
    }),
  );
}
