import type { Criterion } from './criteria';
import type { Arc, Explored } from './explore';
import { type Plan, type Planning, planPaths } from './plan';
import { isAtOnce, type Play } from './surroundings';

/** A path until there is something to see: what follows at once is gone before anybody can look. */
function untilSeen(explored: Explored, { surroundings }: Play, path: readonly Arc[]): Arc[] {
  const further: Arc[] = [];
  for (let at = path.at(-1)?.to; at !== undefined; at = further.at(-1)?.to) {
    const next = explored.arcs.find(
      (arc) => arc.from === at && isAtOnce(surroundings, explored, arc),
    );
    if (!next || further.includes(next)) break;
    further.push(next);
  }
  return [...path, ...further];
}

/** The paths of a flow on its page, see `inBrowser`. */
export async function planOnPage(
  explored: Explored,
  play: Play,
  criterion: Criterion,
  planning: Planning = {},
): Promise<Plan> {
  const plan = await planPaths(explored, criterion, planning);
  return { ...plan, paths: plan.paths.map((path) => untilSeen(explored, play, path)) };
}
