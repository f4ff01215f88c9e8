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
export function sampled(flows: readonly MutatedFlow[], { sample, seed }: Mutating): MutatedFlow[] {
  const all = flows.flatMap(({ mutants }) => mutants);
  const some = new Set(sample === null ? all : sampleOf(all, sample, seed));
  return flows
    .map((flow) => ({ ...flow, mutants: flow.mutants.filter((one) => some.has(one)) }))
    .filter(({ mutants }) => mutants.length > 0);
}

const titleOf = ({ sample, seed }: Mutating, where: string): string =>
  sample === null
    ? `Mistakes that the approved paths find ${where}`
    : `Mistakes that the approved paths find ${where}, ${sample} of them by seed ${seed}`;

export function tellFlow(score: FlowScore): FlowScore {
  const { killed, of } = totalOf([score]);
  console.log(`${score.flow}: ${killed} of ${of} found`);
  for (const { mutant, why } of score.alive)
    console.log(`  ${mutant.operator}: ${mutant.at}\n    ${why}`);
  return score;
}

/** Prints and writes what was measured. False where too few of the mistakes are found. */
export function tellAll(scores: readonly FlowScore[], options: Mutating, where: string): boolean {
  console.log(tableOf(scores).join('\n'));
  if (options.report) {
    mkdirSync(dirname(options.report), { recursive: true });
    writeFileSync(options.report, reportOf(titleOf(options, where), scores));
  }
  const total = totalOf(scores);
  if (total.of === 0) console.error('Nothing was tried');
  return total.of > 0 && percentOf(total) >= options.least;
}

/** Takes machines with a mistake along the approved paths. False where too few of the mistakes are found. */
export function mutate(models: readonly Model[], options: Mutating): boolean {
  const flows = sampled(flowsOf(models, options.approvedOf, options.isMeant), options);
  const scores = flows.map((flow) =>
    tellFlow(
      scored(
        flow,
        flow.mutants.map((mutant) => takeMutant(flow, mutant)),
      ),
    ),
  );
  return tellAll(scores, options, 'on the machine');
}
