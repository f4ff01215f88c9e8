import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { approvedOf } from './approved/approve';
import { amongApproved, asApproved, whereApproved } from './approved/book';
import { bugsOf, bugText } from './bugs';
import { type Explored, explore } from './explore';
import type { Model } from './fixtures';
import { endings, type FormatName, formats, summaryOf, together } from './formats';
import { isNamedAlone, type Options, UsageError } from './options';
import { type Plan, planPaths } from './plan';
import { planOnPage } from './planOnPage';
import { playwright } from './playwright';
import { recordingsOf } from './recordings';
import { leftOut, takeOnMachine } from './results/onMachine';
import { Collected, noteFor, stageResult, type TellResult, tellResult } from './results/report';
import type { FlowResult } from './results/results';
import { evidenceIn } from './results/store';
import { timesOf } from './results/times';
import { runPath } from './run';
import { inBrowser, type Play } from './surroundings';
import { type Keeping, keepAndTell, notTaken, type Take, takeOne, waitingPaths } from './taking';
import { type Open, pagesAtOnce, performAlone } from './theatre';
import { walk } from './walks';
import { write } from './writing';

/** Whether the time that was given is over, which is told then. */
const clockOf = ({ budget }: Options) => {
  const begun = performance.now();
  let isTold = false;
  return (before: string): boolean => {
    const isOver = budget !== null && performance.now() - begun > budget;
    if (isOver && !isTold) console.error(`The budget is used up before ${before}`);
    isTold ||= isOver;
    return isOver;
  };
};
type Clock = ReturnType<typeof clockOf>;

interface Told {
  readonly collected: Collected;
  readonly note: (text: string) => void;
}

interface Run {
  readonly made: Plan;
  readonly keeping: Keeping;
  readonly take: Take;
}

/**
 * Takes the paths of plans one after the other, of each those that failed last time first, some at a time. False when one
 * fails, or time is over.
 */
async function run(
  runs: readonly Run[],
  isOver: Clock,
  { collected, note }: Told,
  atOnce = 1,
): Promise<boolean> {
  const waiting = runs.flatMap((one) =>
    waitingPaths(one.keeping.failures, one.made, one.keeping.recorded).map((path) => ({
      ...one,
      path,
    })),
  );
  let ran = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { made, keeping, take, path } = next;
      const { explored } = made;
      if (isOver(`${path.name} of ${explored.model.name}`)) {
        for (const left of [next, ...waiting.splice(0)])
          collected.add(
            left.made.explored,
            left.path.path,
            notTaken(left.made.explored, left.path),
          );
        ran = false;
        return;
      }
      const { result, told } = await takeOne(explored, path, keeping, take);
      collected.add(explored, path.path, result);
      if (!told) continue;
      ran = false;
      note(told);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ran;
}

/** Walks at random on the machine; a walk that fails is kept like a path. */
async function wander(explored: Explored, options: Options): Promise<boolean> {
  const { walks, seed } = options;
  const bare: Take = (path) => runPath(explored, path);
  const approved = approvedOf(options.approved, explored.model.name);
  const take = approved ? amongApproved(bare, explored, approved) : bare;
  const note = noteFor(options);
  const stumble = await walk(explored, (path) => take(path), { walks, seed });
  note(`${explored.model.name}: ${walks} random walks of seed ${seed}`);
  if (!stumble) return true;
  const { path, divergence } = stumble;
  const keeping = keptOn('walks', options);
  note(await keepAndTell(explored, { name: 'a walk', path }, divergence, keeping, take));
  return false;
}

/** Paths that fail at one place are no news of another: each has a folder of its own. */
const keptOn = (stage: string, { failures, inspector, results, recorded }: Options): Keeping => ({
  recorded,
  failures: join(failures, stage),
  inspector,
  evidence: results && evidenceIn(results),
});

/** People approve the paths through all transitions; others are for those who look further. */
const isJudged = ({ criterion }: Options): boolean => criterion === 'transitions';

/** Takes the paths of the flows that a stage plays through a browser, on the product itself. */
export async function planInBrowser(
  models: readonly Model[],
  options: Options,
  tellOf: TellResult = (result) => tellResult(result, models, options),
): Promise<boolean> {
  const { open }: { open: Open } = await import(pathToFileURL(resolve(options.stage)).href);
  const wanted = models.map(({ name }) => name).filter((name) => !options.without.includes(name));
  const opened = await open({ url: options.url, flows: wanted });
  const { audit, ...unaudited } = opened;
  const theatre = {
    ...unaudited,
    ...(options.audit && audit && { audit }),
    patience: options.patience,
  };
  let browser: Browser | null = null;
  try {
    const plays = theatre.plays.filter(({ model }) => wanted.includes(model.name));
    if (plays.length === 0) {
      const names = theatre.plays.map(({ model }) => model.name).join(', ');
      if (isNamedAlone(models, options))
        throw new UsageError(`It is not played in a browser. There are: ${names}`);
      console.error('No flow of these is played in a browser');
      await tellOf(stageResult('browser', [], new Date()));
      return true;
    }
    const { chromium } = await import('playwright-core');
    const launched = await chromium.launch(theatre.launch);
    browser = launched;
    const unplayed = wanted.filter((name) => !plays.some(({ model }) => model.name === name));
    if (unplayed.length > 0) noteFor(options)(`Not played in a browser: ${unplayed.join(', ')}`);
    const isOver = clockOf(options);
    const note = noteFor(options);
    const begun = new Date();
    const runs: Run[] = [];
    for (const play of plays) {
      const own = models.find(({ name }) => name === play.model.name) ?? play.model;
      const model = { ...play.model, words: own.words, open: own.open, says: own.says };
      const explored = inBrowser(explore(model, options.bound), play);
      const made = await planOnPage(explored, play, options.criterion, {
        only: options.only.get(play.model.name) ?? null,
      });
      note(summaryOf(made));
      const take: Take = (path, watch) =>
        performAlone(launched, theatre, play, explored, path, watch);
      const approved = approvedOf(options.approved, model.name);
      runs.push({
        made,
        keeping: keptOn('browser', options),
        take: isJudged(options) ? asApproved(take, explored, approved) : take,
      });
    }
    // All in one row, so that no page waits while another flow's last path is taken.
    const collected = new Collected(runs.map(({ made }) => made));
    const ran = await run(runs, isOver, { collected, note }, theatre.pagesAtOnce ?? pagesAtOnce);
    const result = stageResult('browser', collected.flows(), begun);
    for (const line of timesOf(result)) note(line);
    await tellOf(result);
    return ran;
  } finally {
    await browser?.close();
    await theatre.close();
  }
}

const isFormat = (format: Options['format']): format is FormatName => format in formats;

/** Prints the paths of plans, or writes a file for each flow. Throws what the user is told. */
function tell(plans: readonly Plan[], { format, language, out }: Options): void {
  if (format === 'summary') {
    for (const made of plans) console.log(summaryOf(made));
    return;
  }
  if (!isFormat(format)) return;
  const told = plans.map((made) => ({
    plan: made,
    words: made.explored.model.words[language] ?? {},
  }));
  if (out) {
    for (const { plan: made, words } of told) {
      const file = join(out, `${made.explored.model.name}.${endings[format]}`);
      write(file, `${formats[format](made, words, language)}\n`);
      console.log(file);
    }
    return;
  }
  const text = together(format, told, language);
  if (text === null)
    throw new UsageError(
      `A text of ${format} holds one flow: name one, or add --out <folder> for a file each`,
    );
  console.log(text);
}

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
    const made = await planOnPage(explored, play, options.criterion);
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

/** Mistakes of the machines' own code, by flow. */
type Bugs = ReadonlyMap<string, readonly string[]>;

const withBugs = (result: FlowResult, bugs: Bugs): FlowResult => ({
  ...result,
  wrong: [...result.wrong, ...(bugs.get(result.flow) ?? [])],
});

/** Takes the approved paths of flows on their machines. */
export async function takeApproved(
  models: readonly Model[],
  options: Options,
  tellOf: TellResult = (result) => tellResult(result, models, options),
  { bugs = new Map(), isOver = clockOf(options) }: { bugs?: Bugs; isOver?: Clock } = {},
): Promise<boolean> {
  const note = noteFor(options);
  const begun = new Date();
  const flows: FlowResult[] = [];
  let isRight = true;
  for (const model of models) {
    const approved = approvedOf(options.approved, model.name);
    if (isOver(`the approved paths of ${model.name}`)) {
      flows.push(withBugs(leftOut(model, approved), bugs));
      isRight = false;
      continue;
    }
    const only = options.only.get(model.name) ?? null;
    const keeping = keptOn('machine', options);
    const { result, told } = await takeOnMachine(model, approved, keeping, only);
    const { paths } = result;
    const steps = paths.reduce((sum, path) => sum + path.steps.length - 1, 0);
    const of = only === null ? '' : ` of ${approved?.paths.length ?? 0}`;
    note(
      `${model.name}: ${paths.length}${of} approved paths, ${steps} steps, ${told.length} not as approved`,
    );
    told.forEach(note);
    flows.push(withBugs(result, bugs));
    isRight = told.length === 0 && isRight;
  }
  await tellOf(stageResult('machine', flows, begun));
  return isRight;
}

/** Takes the paths of plans on the machines, as far as each step leads where somebody has approved that it does. */
async function takePlanned(
  models: readonly Model[],
  plans: readonly Plan[],
  options: Options,
  isOver: Clock,
  bugs: Bugs,
): Promise<boolean> {
  const begun = new Date();
  const collected = new Collected(plans);
  const note = noteFor(options);
  const runs = plans.map((made): Run => {
    const { explored } = made;
    const take: Take = (path, watch) => runPath(explored, path, undefined, watch?.done);
    const approved = approvedOf(options.approved, explored.model.name);
    return {
      made,
      keeping: keptOn('machine', options),
      take: approved ? whereApproved(take, explored, approved) : take,
    };
  });
  const ran = await run(runs, isOver, { collected, note });
  const unplanned = models.filter(({ name }) => !bugs.has(name)).map((model) => leftOut(model));
  const flows = [...collected.flows(), ...unplanned].map((flow) => withBugs(flow, bugs));
  await tellResult(stageResult('machine', flows, begun), models, options);
  return ran;
}

/** Plans the paths of flows, prints or exports them, and runs them if asked. False when a path fails. */
export async function plan(models: readonly Model[], options: Options): Promise<boolean> {
  const plans: Plan[] = [];
  const bugs = new Map<string, readonly string[]>();
  const isOver = clockOf(options);
  let ran = true;
  for (const model of models) {
    if (isOver(model.name)) {
      ran = false;
      break;
    }
    const made = await planPaths(explore(model, options.bound), options.criterion, {
      only: options.only.get(model.name) ?? null,
    });
    plans.push(made);
    const found = bugsOf(made.explored).map(bugText);
    bugs.set(model.name, found);
    // The summary names them itself.
    if (options.format !== 'summary')
      for (const bug of found) console.error(`${model.name}: ${bug}`);
    ran = found.length === 0 && ran;
    if (options.recordings)
      for (const [index, recording] of recordingsOf(made).entries())
        write(
          join(options.recordings, `${model.name}-${index + 1}.json`),
          JSON.stringify(recording, null, 2),
        );
    if (options.walks > 0) ran = (await wander(made.explored, options)) && ran;
  }
  tell(plans, options);
  if (options.run !== 'machine') return ran;
  const isRight = isJudged(options)
    ? await takeApproved(models, options, undefined, { bugs, isOver })
    : await takePlanned(models, plans, options, isOver, bugs);
  return isRight && ran;
}
