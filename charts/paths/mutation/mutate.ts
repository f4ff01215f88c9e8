import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Approved } from '../approved/text';
import type { Model } from '../fixtures';
import { flowsOf, type MutatedFlow, takeMutant } from './judge';
import { scored } from './reasons';
import { sampleOf } from './sample';
import { type FlowScore, percentOf, reportOf, tableOf, totalOf } from './score';
import type { KnownSite } from './switches';

export interface Mutating {
  readonly approvedOf: (flow: string) => Approved | null;
  /** Whether a site in the code is one that a machine runs. */
  readonly isMeant: (site: KnownSite) => boolean;
  /** How many mistakes are tried; null for all. */
  readonly sample: number | null;
  readonly seed: number;
  /** Percent of the mistakes that have to be found. */
  readonly least: number;
  /** File for what was measured; null for none. */
  readonly report: string | null;
}

/** The mistakes of all flows of which a sample is tried, by flow. */
function chosen(flows: readonly MutatedFlow[], { sample, seed }: Mutating): MutatedFlow[] {
  if (sample === null) return [...flows];
  const all = flows.flatMap(({ mutants }) => mutants);
  const some = new Set(sampleOf(all, sample, seed));
  return flows.map((flow) => ({ ...flow, mutants: flow.mutants.filter((one) => some.has(one)) }));
}

const titleOf = ({ sample, seed }: Mutating): string =>
  sample === null
    ? 'Mistakes that the approved paths find on the machine'
    : `Mistakes that the approved paths find on the machine, ${sample} of them by seed ${seed}`;

/** Takes machines with a mistake along the approved paths. False where too few of the mistakes are found. */
export function mutate(models: readonly Model[], options: Mutating): boolean {
  const scores: FlowScore[] = [];
  for (const flow of chosen(flowsOf(models, options.approvedOf, options.isMeant), options)) {
    if (flow.mutants.length === 0) continue;
    const score = scored(
      flow,
      flow.mutants.map((mutant) => takeMutant(flow, mutant)),
    );
    scores.push(score);
    const { killed, of } = totalOf([score]);
    console.log(`${score.flow}: ${killed} of ${of} found`);
    for (const { mutant, why } of score.alive)
      console.log(`  ${mutant.operator}: ${mutant.at}\n    ${why}`);
  }
  console.log(tableOf(scores).join('\n'));
  if (options.report) {
    mkdirSync(dirname(options.report), { recursive: true });
    writeFileSync(options.report, reportOf(titleOf(options), scores));
  }
  return percentOf(totalOf(scores)) >= options.least;
}
