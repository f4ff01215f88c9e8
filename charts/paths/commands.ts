import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explore } from './explore';
import type { Model } from './fixtures';
import { type FormatName, formats, summaryOf } from './formats';
import { mutate } from './mutate';
import type { Options } from './options';
import { type Plan, planPaths } from './plan';
import { coverageOf, recordingsOf } from './recordings';
import { runPath } from './run';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Takes the paths on the machine; a path that leaves the chart is kept up to the step where it did. */
async function run(plan: Plan, failures: string): Promise<boolean> {
  let ran = true;
  for (const [index, path] of plan.paths.entries()) {
    const divergence = await runPath(plan.explored, path);
    if (!divergence) continue;
    ran = false;
    const short = { ...plan, paths: [path.slice(0, divergence.step + 1)] };
    const file = join(failures, `${plan.explored.model.name}-${index + 1}.json`);
    write(file, JSON.stringify(recordingsOf(short)[0], null, 2));
    console.log(
      `path ${index + 1} leaves the chart at step ${divergence.step}: expected ` +
        `${JSON.stringify(divergence.expected)}, found ${JSON.stringify(divergence.found)} (${file})`,
    );
  }
  return ran;
}

const shown = (plan: Plan, format: FormatName | 'summary', language: string) =>
  format === 'summary'
    ? summaryOf(plan)
    : formats[format](plan, plan.explored.model.words[language] ?? {}, language);

/** Plans the paths of flows, prints or exports them, and runs them if asked. False when a path fails. */
export async function plan(models: readonly Model[], options: Options): Promise<boolean> {
  const plans: Plan[] = [];
  const begun = performance.now();
  let ran = true;
  for (const model of models) {
    if (options.budget !== null && performance.now() - begun > options.budget) {
      console.log(`The budget is used up before ${model.name}`);
      return false;
    }
    const made = await planPaths(explore(model, options.bound), options.criterion);
    plans.push(made);
    if (options.format !== 'coverage') console.log(shown(made, options.format, options.language));
    if (options.recordings)
      for (const [index, recording] of recordingsOf(made).entries())
        write(
          join(options.recordings, `${model.name}-${index + 1}.json`),
          JSON.stringify(recording, null, 2),
        );
    if (options.run) ran = (await run(made, options.failures)) && ran;
  }
  if (options.format === 'coverage') console.log(JSON.stringify(coverageOf(plans), null, 2));
  return ran;
}

/** Gives machines mistakes and writes down which of them the paths do not find. False below 95 %. */
export async function mutation(models: readonly Model[], report: string): Promise<boolean> {
  const verdicts = [];
  for (const model of models) {
    const verdict = await mutate(model);
    verdicts.push(verdict);
    console.log(`${verdict.flow}: ${verdict.killed} of ${verdict.mutants} found`);
    for (const { mutation: kind, at, reason } of verdict.survivors)
      console.log(`  ${kind}: ${at} (${reason})`);
  }
  const mutants = verdicts.reduce((sum, one) => sum + one.mutants, 0);
  const killed = verdicts.reduce((sum, one) => sum + one.killed, 0);
  const percent = Math.floor((1000 * killed) / Math.max(1, mutants)) / 10;
  console.log(`all: ${killed} of ${mutants} found, ${percent} %`);
  write(report, `${JSON.stringify({ mutants, killed, percent, flows: verdicts }, null, 2)}\n`);
  return percent >= 95;
}
