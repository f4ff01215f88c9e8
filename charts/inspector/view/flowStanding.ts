import type { ChartEntry } from '../charts';
import type { Known } from '../log/known';

/** What is so of a flow now: how many of it run, and whether one of these has come to grief. */
export interface FlowStanding {
  running: number;
  isFailing: boolean;
}

const failed: readonly string[] = ['failed', 'error'];

/** How the flows of a site stand, by their ids; those that nobody has started are left out. */
export function flowStandings(actors: Known['actors']): Map<string, FlowStanding> {
  const found = new Map<string, FlowStanding>();
  for (const { seen, standing } of actors.values()) {
    const id = seen.machine?.id;
    if (id === undefined || !['active', 'error'].includes(standing.status)) continue;
    const before = found.get(id) ?? { running: 0, isFailing: false };
    found.set(id, {
      running: before.running + (standing.status === 'active' ? 1 : 0),
      isFailing:
        before.isFailing ||
        standing.status === 'error' ||
        standing.tags.some((tag) => failed.includes(tag)),
    });
  }
  return found;
}

/** Flows by the area that they are filed under, in the order of the list. */
export function byArea(charts: readonly ChartEntry[]): [area: string, charts: ChartEntry[]][] {
  const found = new Map<string, ChartEntry[]>();
  for (const chart of charts) found.set(chart.area, [...(found.get(chart.area) ?? []), chart]);
  return [...found];
}
