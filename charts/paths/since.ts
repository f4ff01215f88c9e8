import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, posix, relative, resolve, sep } from 'node:path';
import { chartsAt } from '../atlas/otherVersion';
import { transitionsOf } from '../model/chart';
import { compareCharts } from '../model/compare';
import { readChart } from '../model/readChart';
import type { Model } from './fixtures';
import { closureOf, type Imports, importsOf, isCode } from './importing';
import { UsageError } from './options';
import type { StageName } from './results/results';

/** Transitions of a flow that a change touched, by id; null for all, where the change is in its code alone. */
export type Touched = ReadonlySet<string> | null;

/** Where what belongs to flows lies. */
export interface Places {
  readonly machines: string;
  readonly approved: string;
  readonly recorded: string;
  /** Test files that mount components. */
  readonly components: string;
  /** Files that all flows are played by. */
  readonly shared: readonly string[];
}

function git(root: string, ...args: string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Translations: what people approve is in the flow's own words. */
const isTranslated = (file: string) => /(^|\/)locales\//.test(file);
const isTest = (file: string) => /\.(test|spec|e2e)\.[cm]?[jt]sx?$/.test(file);
/** What has a part in everything, whoever imports it. */
const isSetting = (file: string) =>
  /^(package(-lock)?\.json|(npm-shrinkwrap|tsconfig[^/]*)\.json|pnpm-lock\.yaml|yarn\.lock)$/.test(
    basename(file),
  );
const mayShow = (file: string) => isCode(file) || /\.(css|s[ac]ss|less|html|json|sql)$/.test(file);

/** Files of a project by their paths from its root. */
class Project {
  readonly root: string;
  readonly changed: readonly string[];
  readonly imports: Imports;

  constructor(reference: string) {
    const [top = '.'] = git('.', 'rev-parse', '--show-toplevel') ?? [];
    this.root = top;
    const changed = git(top, 'diff', '--name-only', '--no-renames', reference);
    if (!changed) throw new UsageError(`git knows no reference "${reference}"`);
    const added = git(top, 'ls-files', '--others', '--exclude-standard') ?? [];
    this.changed = [...changed, ...added].filter((file) => !isTranslated(file));
    this.imports = importsOf(top, [...(git(top, 'ls-files') ?? []), ...added]);
  }

  pathOf(path: string): string {
    const [top, full] = [realpathSync(this.root), resolve(path)];
    const real = full.startsWith(top) ? full : full.replace(resolve(this.root), top);
    return relative(top, real).split(sep).join(posix.sep);
  }
}

/** Which changed files each flow is made of: its machine's folder, what takes something of it, and what they import. */
function hitsOf(models: readonly Model[], project: Project, places: Places) {
  const { changed, imports } = project;
  const [machines, components, approved, recorded] = [
    places.machines,
    places.components,
    places.approved,
    places.recorded,
  ].map((path) => `${project.pathOf(path)}/`);
  const isWithin = (file: string, folder = '') => file.startsWith(folder);
  const isKept = (file: string, name: string) =>
    (isWithin(file, approved) && basename(file) === `${name}.txt`) ||
    (isWithin(file, recorded) && new RegExp(`^${name}-\\d+\\.json$`).test(basename(file)));
  const isOf = (file: string, name: string) =>
    isWithin(file, machines) && file.includes(`/${name}/`);
  const parts = new Set(places.shared.flatMap((path) => project.pathOf(path)));
  const all = [...imports.of];
  const hits = new Map(
    models.map(({ name }): [string, string[]] => {
      const roots = all.flatMap(([file, imported]) => {
        if (isOf(file, name)) return [file];
        const isPlay = !isWithin(file, machines) && !parts.has(file);
        const isSeen = isPlay && (!isTest(file) || isWithin(file, components));
        return isSeen && imported.some((one) => isOf(one, name)) ? [file] : [];
      });
      const made = closureOf(imports, roots);
      const isHit = (file: string) => made.has(file) || isOf(file, name) || isKept(file, name);
      return [name, changed.filter(isHit)];
    }),
  );
  return { hits, isMachine: (file: string) => isWithin(file, machines), parts };
}

/** Whether a change that is no flow's may be one of every flow. */
function isInDoubt(
  project: Project,
  hit: ReadonlySet<string>,
  parts: Set<string>,
  run: StageName | null,
) {
  const shared = closureOf(project.imports, parts);
  // What runs in a browser may come by other ways than imports: from a server, a style sheet, a part that is loaded later.
  const isOpen = project.imports.isPartial || run === 'jsdom' || run === 'browser';
  return project.changed.some(
    (file) =>
      !hit.has(file) &&
      (shared.has(file) || isSetting(file) || (isOpen && mayShow(file) && !isTest(file))),
  );
}

/**
 * What has changed since a reference of git, by flow; flows of which only translations did, or nothing, are left out. Touched is a
 * transition that is new or other than it was, or that leaves or enters such a state. Throws what the user is told.
 */
export async function touchedSince(
  models: readonly Model[],
  reference: string,
  places: Places,
  run: StageName | null,
): Promise<Map<string, Touched>> {
  const project = new Project(reference);
  const { hits, isMachine, parts } = hitsOf(models, project, places);
  const hit = new Set([...hits.values()].flat());
  if (isInDoubt(project, hit, parts, run)) return new Map(models.map(({ name }) => [name, null]));
  const changed = models.filter(({ name }) => (hits.get(name) ?? []).length > 0);
  if (changed.length === 0) return new Map();
  const before = await chartsAt(reference, resolve(places.machines));
  return new Map(
    changed.map(({ name, machine }): [string, Touched] => {
      const old = before.find(({ chart }) => chart.id === machine.id)?.chart;
      const now = readChart(machine);
      if (!old || !(hits.get(name) ?? []).every(isMachine)) return [name, null];
      const { changes } = compareCharts(old, now);
      const touched = transitionsOf(now).filter(({ id, source, targets }) =>
        [id, source, ...targets].some((one) => one in changes),
      );
      return [name, touched.length > 0 ? new Set(touched.map(({ id }) => id)) : null];
    }),
  );
}
