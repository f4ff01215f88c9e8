import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { approvedOf, runApproved } from './approved/approve';
import { asApproved } from './approved/book';
import { bugsOf } from './bugs';
import { type Explored, explore } from './explore';
import type { Model } from './fixtures';
import { type FormatName, formats, summaryOf } from './formats';
import { mutate } from './mutate';
import { type Options, UsageError } from './options';
import { type Plan, planPaths } from './plan';
import { playwright } from './playwright';
import { coverageOf, recordingsOf } from './recordings';
import { runPath } from './run';
import { inBrowser, type Play } from './surroundings';
import { type Keeping, keepAndTell, type Take, takeOne, waitingPaths } from './taking';
import { pagesAtOnce, performAlone, type Theatre } from './theatre';
import { walk } from './walks';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Whether the time that was given is over, which is told then. */
const clockOf = ({ budget }: Options) => {
  const begun = performance.now();
  return (before: string): boolean => {
    const isOver = budget !== null && performance.now() - begun > budget;
    if (isOver) console.log(`The budget is used up before ${before}`);
    return isOver;
  };
};
type Clock = ReturnType<typeof clockOf>;

interface Run {
  readonly made: Plan;
  readonly keeping: Keeping;
  readonly take: Take;
}

/**
 * Takes the paths of plans one after the other, of each those that failed last time first, some at a time. False when one
 * fails, or time is over.
 */
async function run(runs: readonly Run[], isOver: Clock, atOnce = 1): Promise<boolean> {
  const waiting = runs.flatMap((one) =>
    waitingPaths(one.keeping.failures, one.made).map((path) => ({ ...one, path })),
  );
  let ran = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { made, keeping, take, path } = next;
      const { explored } = made;
      if (isOver(`${path.name} of ${explored.model.name}`)) {
        waiting.length = 0;
        ran = false;
        return;
      }
      const told = await takeOne(explored, path, keeping, take);
      if (!told) continue;
      ran = false;
      console.log(told);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ran;
}

/** Walks at random on the machine; a walk that fails is kept like a path. */
async function wander(explored: Explored, take: Take, options: Options): Promise<boolean> {
  const { walks, seed } = options;
  const stumble = await walk(explored, take, { walks, seed });
  console.log(`${explored.model.name}: ${walks} random walks of seed ${seed}`);
  if (!stumble) return true;
  const { path, divergence } = stumble;
  const keeping = keptOn('machine', options);
  console.log(await keepAndTell(explored, { name: 'a walk', path }, divergence, keeping, take));
  return false;
}

/** Paths that fail at one place are no news of another: each has a folder of its own. */
const keptOn = (stage: string, { failures, inspector }: Options): Keeping => ({
  failures: join(failures, stage),
  inspector,
});

/** People approve the paths through all transitions; others are for those who look further. */
const isJudged = ({ criterion }: Options): boolean => criterion === 'transitions';

/** Takes the paths of the flows that a stage plays through a browser, on the product itself. */
export async function planInBrowser(models: readonly Model[], options: Options): Promise<boolean> {
  const { open }: { open: () => Promise<Theatre> } = await import(
    pathToFileURL(resolve(options.stage)).href
  );
  const theatre = await open();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch(theatre.launch);
  try {
    const names = theatre.plays.map(({ model }) => model.name);
    const plays = theatre.plays.filter(({ model }) =>
      models.some(({ name }) => name === model.name),
    );
    if (plays.length === 0)
      throw new UsageError(
        `No flow of these is played in a browser. There are: ${names.join(', ')}`,
      );
    const isOver = clockOf(options);
    const keeping = keptOn('browser', options);
    const runs: Run[] = [];
    for (const play of plays) {
      const own = models.find(({ name }) => name === play.model.name) ?? play.model;
      const model = { ...play.model, words: own.words, open: own.open };
      const explored = inBrowser(explore(model, options.bound), play);
      const made = await planPaths(explored, options.criterion, {
        only: options.only.get(play.model.name) ?? null,
      });
      console.log(summaryOf(made));
      const take: Take = (path) => performAlone(browser, theatre, play, explored, path);
      const approved = approvedOf(options.approved, model.name);
      runs.push({
        made,
        keeping,
        take: isJudged(options) ? asApproved(take, explored, approved) : take,
      });
    }
    // All in one row, so that no page waits while another flow's last path is taken.
    return await run(runs, isOver, pagesAtOnce);
  } finally {
    await browser.close();
    await theatre.close();
  }
}

const shown = (plan: Plan, format: FormatName | 'summary', language: string) =>
  format === 'summary'
    ? summaryOf(plan)
    : formats[format](plan, plan.explored.model.words[language] ?? {}, language);

/** Prints or writes the paths of flows as specs of Playwright: of those that a stage plays. */
export async function specs(models: readonly Model[], options: Options): Promise<boolean> {
  const from = resolve(options.plays);
  const { plays }: { plays: Record<string, Play> } = await import(pathToFileURL(from).href);
  // Of all flows those that have tables are meant.
  const all = models.length > 1 ? models.filter(({ name }) => plays[name]) : models;
  for (const { name, words } of all) {
    const play = plays[name];
    if (!play)
      throw new UsageError(
        `There are no tables of the screens of ${name}. There are: ${Object.keys(plays).join(', ')}`,
      );
    const explored = inBrowser(explore(play.model, options.bound), play);
    const made = await planPaths(explored, options.criterion);
    const spec = (place: string) =>
      playwright(made, play, words[options.language] ?? {}, place.replace(/\.ts$/, ''));
    if (options.out) {
      const file = join(options.out, `${name}.spec.ts`);
      write(file, spec(relative(resolve(options.out), from)));
      console.log(file);
    } else console.log(spec(from));
  }
  return true;
}

/** Plans the paths of flows, prints or exports them, and runs them if asked. False when a path fails. */
export async function plan(models: readonly Model[], options: Options): Promise<boolean> {
  const plans: Plan[] = [];
  const isOver = clockOf(options);
  let ran = true;
  for (const model of models) {
    if (isOver(model.name)) return false;
    const made = await planPaths(explore(model, options.bound), options.criterion, {
      only: options.only.get(model.name) ?? null,
    });
    plans.push(made);
    ran = bugsOf(made.explored).length === 0 && ran;
    if (options.format !== 'coverage' && options.format !== 'playwright')
      console.log(shown(made, options.format, options.language));
    if (options.recordings)
      for (const [index, recording] of recordingsOf(made).entries())
        write(
          join(options.recordings, `${model.name}-${index + 1}.json`),
          JSON.stringify(recording, null, 2),
        );
    const take: Take = (path) => runPath(made.explored, path);
    if (options.walks > 0) ran = (await wander(made.explored, take, options)) && ran;
  }
  if (options.run === 'machine') ran = runApproved(models, options.approved) && ran;
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
