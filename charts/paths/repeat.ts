import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planInBrowser, takeApproved } from './commands';
import { planOnComponents } from './components';
import type { Model } from './fixtures';
import type { Options } from './options';
import { noteFor, type TellResult } from './results/report';
import type { FlowResult, StageName, StageResult } from './results/results';

/** A run of a stage: whether all went well, and what was taken. */
export type StageRun = (tellOf: TellResult) => Promise<boolean>;

/** What went wrong in one of many runs of what goes right: a false alarm, where nothing was changed. */
interface Alarm {
  readonly time: number;
  readonly flow: string;
  readonly path: string;
  readonly got: readonly string[];
}

/** How a stage went, many times in a row. */
export interface Repeated {
  readonly times: number;
  readonly flows: number;
  /** Paths that were taken in all runs together. */
  readonly paths: number;
  /** Runs that ended red though no path was: what else a runner found. */
  readonly otherwiseRed: number;
  readonly alarms: readonly Alarm[];
}

const alarmsIn = (time: number, { flow, wrong, paths }: FlowResult): Alarm[] => [
  ...wrong.map((one) => ({ time, flow, path: 'the whole', got: [one] })),
  ...paths.flatMap(({ name, outcome, failure }) =>
    outcome === 'passed' ? [] : [{ time, flow, path: name, got: failure?.got ?? [outcome] }],
  ),
];

/** Runs a stage many times: what fails sometimes only is as bad as what always does. */
export async function repeated(run: StageRun, times: number): Promise<Repeated> {
  const alarms: Alarm[] = [];
  const seen: FlowResult[] = [];
  let otherwiseRed = 0;
  for (let time = 1; time <= times; time += 1) {
    const told: StageResult[] = [];
    const isRight = await run(async (result) => {
      told.push(result);
    });
    const flows = told.flatMap((result) => result.flows);
    const own = flows.flatMap((flow) => alarmsIn(time, flow));
    if (!isRight && own.length === 0) otherwiseRed += 1;
    alarms.push(...own);
    seen.push(...flows);
  }
  return {
    times,
    flows: new Set(seen.map(({ flow }) => flow)).size,
    paths: seen.reduce((sum, { paths }) => sum + paths.length, 0),
    otherwiseRed,
    alarms,
  };
}

/** The very runs of a stage; what fails is kept apart, so that it is no path of the next run. */
function runOf(
  models: readonly Model[],
  options: Options,
  stage: StageName,
  components: string,
): StageRun {
  const own = { ...options, failures: join(options.failures, 'repeated'), results: null };
  switch (stage) {
    case 'machine':
      return (tellOf) => takeApproved(models, own, tellOf);
    case 'jsdom':
      return (tellOf) => planOnComponents(models, own, components, tellOf);
    case 'browser':
      return (tellOf) => planInBrowser(models, own, tellOf);
  }
}

/** The report of all stages, each as it was last measured. */
function write(file: string, stage: StageName, one: Repeated): void {
  const known: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...known, [stage]: one }, null, 2)}\n`);
}

/** Takes the paths of flows many times at a stage, and writes down what failed. False when anything did. */
export async function repeat(
  models: readonly Model[],
  options: Options,
  { times, report, components }: { times: number; report: string; components: string },
): Promise<boolean> {
  const note = noteFor(options);
  const stage = options.run ?? 'machine';
  const one = await repeated(runOf(models, options, stage, components), times);
  write(report, stage, one);
  for (const { time, flow, path, got } of one.alarms)
    note(`run ${time}: ${flow}, ${path}: ${got.join('; ')}`);
  note(
    `${stage}: ${times} runs of ${one.flows} flows, ${one.paths} paths, ${one.alarms.length} false alarms` +
      (one.otherwiseRed > 0 ? `, ${one.otherwiseRed} runs red otherwise` : ''),
  );
  return one.alarms.length === 0 && one.otherwiseRed === 0;
}
