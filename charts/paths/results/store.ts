import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Model } from '../fixtures';
import { type History, parseHistory, remembered } from './history';
import { junitOf } from './junit';
import { coverageOf } from './reached';
import {
  type FlowResult,
  parseResults,
  RESULTS_FORMAT,
  type StageName,
  type StageResult,
  stages,
} from './results';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const fileOf = (folder: string, stage: StageName) => join(folder, `${stage}.json`);
const partsOf = (folder: string, stage: StageName) => join(folder, 'parts', stage);
export const evidenceIn = (folder: string) => join(folder, 'evidence');

const read = (file: string): StageResult => parseResults(readFileSync(file, 'utf8'));

/** Puts the result of one part of a run, such as a flow or a shard, beside those of others. */
export function writePart(folder: string, name: string, result: StageResult): void {
  write(join(partsOf(folder, result.stage), `${name}.json`), JSON.stringify(result));
}

/** Puts the result of a shard such as "2/4" beside those of the others; those of another division are forgotten. */
export function writeShard(folder: string, shard: string, result: StageResult): void {
  const [place = '', count = ''] = shard.split('/');
  const parts = partsOf(folder, result.stage);
  const isOther = (file: string) =>
    /^shard-\d+-of-\d+\.json$/.test(file) && !file.endsWith(`-of-${count}.json`);
  for (const file of existsSync(parts) ? readdirSync(parts).filter(isOther) : [])
    rmSync(join(parts, file));
  writePart(folder, `shard-${place}-of-${count}`, result);
}

const forgetParts = (folder: string, stage: StageName): void =>
  rmSync(partsOf(folder, stage), { recursive: true, force: true });

const byName = (one: FlowResult, other: FlowResult) => (one.flow < other.flow ? -1 : 1);

/** Results of one stage as one: a flow that is in several has the paths of all. */
function merged(stage: StageName, results: readonly StageResult[]): StageResult {
  const flows = new Map<string, FlowResult>();
  for (const one of results.flatMap(({ flows: all }) => all)) {
    const known = flows.get(one.flow);
    const reached = known && coverageOf([known, one]).charts[one.chart];
    flows.set(
      one.flow,
      known && reached
        ? {
            ...known,
            wrong: [...known.wrong, ...one.wrong],
            paths: [...known.paths, ...one.paths],
            unreached: [...known.unreached, ...one.unreached],
            reached,
          }
        : one,
    );
  }
  const begun = results.map((one) => one.begun).sort();
  return {
    format: RESULTS_FORMAT,
    stage,
    begun: begun[0] ?? '',
    // Parts may have been taken side by side.
    milliseconds: results
      .flatMap((one) => one.flows.flatMap(({ paths }) => paths))
      .reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    flows: [...flows.values()].sort(byName),
  };
}

/** What was taken last at each stage, in their order. */
const resultsIn = (folder: string): StageResult[] =>
  stages.flatMap((stage) =>
    existsSync(fileOf(folder, stage)) ? [read(fileOf(folder, stage))] : [],
  );

export const hasResults = (folder: string): boolean => resultsIn(folder).length > 0;

const historyFile = (folder: string) => join(folder, 'history.json');

export const historyIn = (folder: string): History => {
  const file = historyFile(folder);
  return parseHistory(existsSync(file) ? readFileSync(file, 'utf8') : null);
};

/** Writes what was taken at a stage: results, report of JUnit, coverage; and remembers it. */
export function writeStage(folder: string, result: StageResult): void {
  const { stage, flows } = result;
  write(fileOf(folder, stage), `${JSON.stringify(result)}\n`);
  write(join(folder, `${stage}.junit.xml`), junitOf(result));
  write(join(folder, `${stage}.coverage.json`), `${JSON.stringify(coverageOf(flows), null, 2)}\n`);
  const history = remembered(historyIn(folder), stage, flows);
  write(historyFile(folder), `${JSON.stringify(history)}\n`);
}

/** The parts that runs of a stage have left, as one. */
export function partsAsOne(folder: string, stage: StageName): StageResult {
  const parts = partsOf(folder, stage);
  const files = existsSync(parts) ? readdirSync(parts).sort() : [];
  return merged(
    stage,
    files.map((file) => read(join(parts, file))),
  );
}

/** Shards whose results are not there, such as "machine 2/4", where those of others are. */
export function missingShards(folder: string): string[] {
  return stages.flatMap((stage) => {
    const parts = partsOf(folder, stage);
    const names = existsSync(parts) ? readdirSync(parts) : [];
    const there = names.flatMap((name) => /^shard-(\d+)-of-(\d+)\.json$/.exec(name) ?? []);
    const count = Number(there[2] ?? 0);
    return Array.from({ length: count }, (_, index) => index + 1)
      .filter((place) => !names.includes(`shard-${place}-of-${count}.json`))
      .map((place) => `${stage} ${place}/${count}`);
  });
}

/** Makes results of the parts that runs have left. */
export function gather(folder: string): void {
  for (const stage of stages) {
    if (!existsSync(partsOf(folder, stage))) continue;
    writeStage(folder, partsAsOne(folder, stage));
    forgetParts(folder, stage);
  }
}

/** Writes the page for people: of all stages that were ever taken into the folder. Answers its file. */
export async function writePage(
  folder: string,
  models: readonly Model[],
  language: string,
): Promise<string> {
  const { pageOf } = await import('./page/pageOf');
  const file = join(folder, 'index.html');
  write(file, await pageOf(resultsIn(folder), historyIn(folder), models, language));
  return file;
}
