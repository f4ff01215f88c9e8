import { type Explored, explore } from '../../charts/package/paths';
import type { Arc } from '../../charts/paths/explore';
import { type AnyScreens, placesOf } from '../../charts/paths/screens';
import { everyModel, type FlowName } from '../paths/everyModel';
import { screens } from '../paths/screens';

/** The ways to play a flow: one, or one for each of its kinds of start. */
const tablesOf = (flow: FlowName): readonly AnyScreens[] => {
  const every: Readonly<Record<FlowName, AnyScreens | readonly AnyScreens[]>> = screens;
  return [every[flow]].flat();
};

const kept = new Map<AnyScreens, Explored>();

/** What can happen in a flow, from the starts and with the answers that its screens are tested with. */
function explored(flow: FlowName, table: AnyScreens): Explored {
  const known = kept.get(table);
  if (known) return known;
  const whole = everyModel[flow];
  const found = explore({ ...whole, fixtures: { ...whole.fixtures, ...table.told } });
  kept.set(table, found);
  return found;
}

export const statesOf = (flow: FlowName): string[] => [
  ...new Set(
    tablesOf(flow).flatMap(({ seen }) =>
      Object.entries(seen).flatMap(([state, one]) => (one === null ? [] : [state])),
    ),
  ),
];

/** The shortest way to a configuration, from the start of the flow. */
function wayTo({ arcs }: Explored, isThere: (to: number) => boolean): Arc[] | null {
  const ways: Arc[][] = arcs.filter(({ from }) => from === null).map((arc) => [arc]);
  const known = new Set(ways.map((way) => way.at(-1)?.to));
  for (const way of ways) {
    const at = way.at(-1)?.to ?? -1;
    if (isThere(at)) return way;
    for (const arc of arcs) {
      if (arc.from !== at || known.has(arc.to)) continue;
      known.add(arc.to);
      ways.push([...way, arc]);
    }
  }
  return null;
}

/** The start and the steps that lead to a state; null where none do. */
export function pathTo(flow: FlowName, state: string) {
  for (const table of tablesOf(flow)) {
    const all = explored(flow, table);
    const path = wayTo(all, (to) => {
      const snapshot = all.configurations[to]?.snapshot;
      return snapshot !== undefined && placesOf(snapshot).includes(state);
    });
    if (path) return { explored: all, table, path };
  }
  return null;
}
