import { nodesOf } from '../../model/snapshots';
import { wordingOf } from '../approved/wording';
import { elementAt } from '../elementAt';
import type { Arc, Explored } from '../explore';
import type { Model } from '../fixtures';
import { type Options, wholeShard } from '../options';
import type { Plan } from '../plan';
import { junitOf } from './junit';
import { coverageOf, reachedBy } from './reached';
import {
  type FlowResult,
  type PathResult,
  RESULTS_FORMAT,
  type StageName,
  type StageResult,
} from './results';
import { writePage, writeShard, writeStage } from './store';

interface Open {
  readonly explored: Explored;
  readonly unreached: FlowResult['unreached'];
  readonly wrong: string[];
  readonly paths: PathResult[];
  readonly taken: Arc[];
}

/** Collects the paths of plans as they are taken. */
export class Collected {
  private readonly open = new Map<Explored, Open>();

  constructor(plans: readonly Plan[]) {
    for (const { explored, unreached } of plans)
      this.open.set(explored, { explored, unreached, wrong: [], paths: [], taken: [] });
  }

  add(explored: Explored, path: readonly Arc[], result: PathResult): void {
    const open = this.open.get(explored);
    open?.paths.push(result);
    open?.taken.push(...path.filter((_, step) => result.steps[step]?.outcome === 'taken'));
  }

  /** What is wrong with a flow as a whole, or with a path of it that left no result. */
  addWrong(explored: Explored, text: string): void {
    this.open.get(explored)?.wrong.push(text);
  }

  flows(): FlowResult[] {
    return [...this.open.values()].map(({ explored, unreached, wrong, paths, taken }) => {
      const { model, configurations } = explored;
      const { chart, title } = wordingOf(model);
      const steps = taken.map((arc) => ({
        active: nodesOf(elementAt(configurations, arc.to).snapshot).map(({ id }) => id),
        taken: arc.taken,
      }));
      const reached = reachedBy(model, steps);
      return { flow: model.name, chart: chart.id, title, wrong, paths, unreached, reached };
    });
  }
}

/** Results of flows that were taken since a time. */
export const stageResult = (
  stage: StageName,
  flows: readonly FlowResult[],
  begun: Date,
): StageResult => ({
  format: RESULTS_FORMAT,
  stage,
  begun: begun.toISOString(),
  milliseconds: Date.now() - begun.getTime(),
  flows,
});

/** Where a command's own words go: beside a format that is printed, so that it is read as it is. */
export const noteFor = ({ format }: Pick<Options, 'format'>): ((text: string) => void) =>
  format === 'summary' ? (text) => console.log(text) : (text) => console.error(text);

/** Told of what was taken at a stage, in the place of `tellResult`. */
export type TellResult = (result: StageResult) => Promise<void>;

/** Writes what was taken to the folder of results, with its page unless it is a shard, and prints the format that is asked for. */
export async function tellResult(
  result: StageResult,
  models: readonly Model[],
  options: Pick<Options, 'format' | 'results' | 'language' | 'shard'>,
): Promise<void> {
  const { format, results, language, shard } = options;
  if (results && shard !== wholeShard) {
    writeShard(results, shard, result);
    noteFor(options)(`Shard ${shard}: report --results ${results} makes one of all`);
  } else if (results) {
    writeStage(results, result);
    noteFor(options)(`Report: ${await writePage(results, models, language)}`);
  }
  if (format === 'junit') console.log(junitOf(result).trimEnd());
  if (format === 'coverage') console.log(JSON.stringify(coverageOf(result.flows), null, 2));
}
