import { firstWrong } from '../approved/compare';
import type { Approved } from '../approved/text';
import type { Model } from '../fixtures';
import { fieldsCopied, type Mutant, rebuilt } from './mutant';
import { mutantsOf } from './mutants';
import { type KnownSite, switches, whileOn } from './switches';

/** A flow, what was approved of it, and its mistakes. */
export interface MutatedFlow {
  readonly model: Model;
  readonly approved: Approved;
  readonly mutants: readonly Mutant[];
  /** Numbers of the sites in the code that its approved paths come by. */
  readonly reached: ReadonlySet<number>;
}

/** What became of a mistake: `red` is what a run says of it, null where it says nothing. */
export interface Tried {
  readonly mutant: Mutant;
  readonly red: string | null;
}

/** The folder of each flow that has one: the innermost of its name. */
function foldersOf(models: readonly Model[], sites: readonly KnownSite[]): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { file } of sites) {
    const parts = file.split('/').slice(0, -1);
    for (const [place, part] of parts.entries()) {
      const folder = `${parts.slice(0, place + 1).join('/')}/`;
      if (folder.length > (folders.get(part)?.length ?? 0)) folders.set(part, folder);
    }
  }
  return new Map(
    models.flatMap(({ name }) => {
      const folder = folders.get(name);
      return folder === undefined ? [] : [[name, folder]];
    }),
  );
}

/**
 * The flows with all their mistakes. Code of a flow's own folder is the flow's; what several share belongs to the first whose
 * paths come by it. What only runs while the code is read is no mistake of a function: those of the chart are made apart.
 */
export function flowsOf(
  models: readonly Model[],
  approvedOf: (name: string) => Approved | null,
  isMeant: (site: KnownSite) => boolean,
): MutatedFlow[] {
  const { sites } = switches;
  const folders = foldersOf(models, sites);
  const isShared = ({ file }: KnownSite) =>
    ![...folders.values()].some((folder) => file.startsWith(folder));
  const given = new Set<number>();
  return models.flatMap((model): MutatedFlow[] => {
    const approved = approvedOf(model.name);
    if (!approved) return [];
    switches.asked.clear();
    const machine = rebuilt(model.machine, fieldsCopied(model.machine.config));
    const wrong = firstWrong({ ...model, machine }, approved);
    if (wrong) throw new Error(`${model.name} is not as it was approved:\n${wrong}`);
    const reached = new Set(switches.asked);
    const folder = folders.get(model.name);
    const own = sites.filter((site) => {
      const { number, file } = site;
      const isOwn = folder !== undefined && file.startsWith(folder);
      if (!isOwn && !(reached.has(number) && isShared(site))) return false;
      return !given.has(number) && (reached.has(number) || isMeant(site));
    });
    for (const { number } of own) given.add(number);
    return [{ model, approved, reached, mutants: mutantsOf(model.machine, own) }];
  });
}

/** Takes a machine with a mistake along the approved paths, as `--run machine` does; undefined where there is no such machine. */
export function takeMutant(
  { model, approved, reached }: MutatedFlow,
  mutant: Mutant,
): Tried | undefined {
  const { site } = mutant;
  if (site !== undefined && !reached.has(site)) return { mutant, red: null };
  let machine: Model['machine'];
  try {
    machine = mutant.make();
  } catch {
    return undefined;
  }
  const red = whileOn(site, () => {
    try {
      return firstWrong({ ...model, machine }, approved);
    } catch (error) {
      return `breaks: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  return { mutant, red };
}
