import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { missingPackage } from '../atlas/missing';
import { knownLanguages, ownLanguage } from '../locales/locales';
import { adopt } from './adopt';
import { approve, approvedOf } from './approved/approve';
import { plan, planInBrowser, specs } from './commands';
import { planOnComponents } from './components';
import { criteria } from './criteria';
import { type Explored, mostConfigurations } from './explore';
import { figures } from './figures';
import type { Model } from './fixtures';
import { type FormatName, formats } from './formats';
import { commands, refuseIdle } from './idle';
import { modelsIn } from './modelsIn';
import {
  addressOf,
  chosen,
  millisecondsOf,
  type Options,
  oneOf,
  percentIn,
  reportFormats,
  shardOf,
  UsageError,
  wholeNumber,
  wholeShard,
} from './options';
import { repeat } from './repeat';
import { noteFor } from './results/report';
import { stages } from './results/results';
import { gather, hasResults, missingShards, writePage } from './results/store';
import { scriptFormats, scripts } from './scripts/print';
import { type Touched, touchedSince } from './since';

const usage = `Usage: npm run paths -- <flow,flow|all|file with machines ...> [--criterion ${criteria.join('|')}]
  [--format summary|playwright|${scriptFormats.join('|')}|${Object.keys(formats).join('|')}|${reportFormats.join('|')}] [--language ${knownLanguages.join('|')}]
  [--run machine|jsdom|browser] [--results <folder>] [--stage <file>] [--components <folder>]
  [--audit] [--url https://staging.example [--without <flow,flow>] [--patience 30s]]
  [--out <folder>] [--recordings <folder>] [--failures <folder>]
  [--inspector <address>] [--since <git reference>] [--shard 1/4]
  [--walks 100 [--seed 1]] [--budget 60s] [--bound <configurations>] [--models <file>]
or:    npm run paths -- approve [<flow>] [--yes] [--anew] [--approved <folder>]
       npm run paths -- from <recording.json> [--out <folder>] [--recorded <folder>]
       npm run paths -- figures [<flow>]
       npm run paths -- report --results <folder>
       npm run paths -- mutate [<flow>] [--run machine|jsdom|browser] [--sample 300 [--seed 1]] [--least 95] [--report <file>]
       npm run paths -- repeat [<flow>] [--run machine|jsdom|browser] [--times 20] [--report <file>]`;

/** `--run` alone means the machine. */
const withStage = (args: readonly string[]) =>
  args.flatMap((arg, index) =>
    arg === '--run' && !stages.some((stage) => stage === args[index + 1])
      ? ['--run', 'machine']
      : [arg],
  );

/** What the screens of a project let people do; nothing where it has no such file. */
async function screensOf(file: string): Promise<(model: Model) => readonly Explored[]> {
  if (!existsSync(file)) return () => [];
  const { onScreens }: { onScreens: (model: Model) => readonly Explored[] } = await import(
    pathToFileURL(resolve(file)).href
  );
  return onScreens;
}

/** The code of machines is read in another way for their mistakes alone, by a package that nothing else needs. */
async function switchesIn(folder: string) {
  const { readWithSwitches } = await import('./mutation/load');
  return readWithSwitches(folder);
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

async function main(): Promise<boolean> {
  const { values, positionals, tokens } = parseArgs({
    tokens: true,
    args: withStage(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      models: { type: 'string', default: 'tests/paths/models.ts' },
      approved: { type: 'string', default: 'tests/paths/approved' },
      recorded: { type: 'string', default: 'tests/paths/recorded' },
      screens: { type: 'string', default: 'tests/paths/onScreens.ts' },
      yes: { type: 'boolean', default: false },
      anew: { type: 'boolean', default: false },
      machines: { type: 'string', default: 'machines' },
      criterion: { type: 'string', default: 'transitions' },
      format: { type: 'string', default: 'summary' },
      language: { type: 'string', default: ownLanguage },
      bound: { type: 'string', default: String(mostConfigurations) },
      budget: { type: 'string' },
      since: { type: 'string' },
      shard: { type: 'string', default: wholeShard },
      recordings: { type: 'string' },
      out: { type: 'string' },
      failures: { type: 'string', default: 'test-results/paths' },
      inspector: { type: 'string', default: 'http://localhost:5173/inspector' },
      report: { type: 'string' },
      results: { type: 'string' },
      sample: { type: 'string' },
      least: { type: 'string', default: '95' },
      times: { type: 'string', default: '20' },
      walks: { type: 'string' },
      seed: { type: 'string', default: '1' },
      run: { type: 'string' },
      url: { type: 'string' },
      patience: { type: 'string', default: '10s' },
      audit: { type: 'boolean', default: false },
      without: { type: 'string' },
      stage: { type: 'string', default: 'tests/paths/browser.ts' },
      components: { type: 'string', default: 'tests/src/paths' },
      plays: { type: 'string', default: 'tests/paths/plays.ts' },
      scripts: { type: 'string', default: 'tests/paths/scripts.ts' },
      address: { type: 'string', default: 'http://localhost:3000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const files = positionals.filter((one) => isFile(one) && !one.endsWith('.json'));
  const named = positionals.filter((one) => !files.includes(one));
  const [first = files.length > 0 ? 'all' : undefined, second = 'all'] = named;
  if (values.help) {
    console.log(usage);
    return true;
  }
  if (!first) throw new UsageError(usage);
  const bound = wholeNumber('--bound', values.bound);
  const least = percentIn('--least', values.least);
  const reading = first === 'mutate' ? await switchesIn(values.machines) : null;
  const models = await modelsIn(files.length > 0 ? files : [values.models]);
  const isFrom = first === 'from';
  if (isFrom && named.length !== 2) throw new UsageError('from needs a recording');
  const command = commands.find((one) => one === first) ?? null;
  const isCommand = command !== null && !isFrom;
  const taken = isFrom || (isCommand && first !== 'report') ? 2 : 1;
  const [extra] = named.slice(taken);
  if (extra !== undefined)
    throw new UsageError(
      `"${extra}" is nothing that this takes: several flows are named as one,two, and stages are ${stages.join(', ')}`,
    );
  const wanted = isFrom ? [] : chosen(models, isCommand ? second : first);
  const run = values.run === undefined ? null : oneOf('place to run', values.run, stages);
  const given = tokens.flatMap((token) =>
    token.kind === 'option' ? [[token.name, token.value] as const] : [],
  );
  refuseIdle(new Map(given), { command, run, format: values.format });
  const shared = files.length > 0 ? files : [values.models];
  const only: ReadonlyMap<string, Touched> = values.since
    ? await touchedSince(
        wanted,
        values.since,
        { ...values, shared: run === 'browser' ? [...shared, values.plays, values.stage] : shared },
        run,
      )
    : new Map();
  const options: Options = {
    only,
    criterion: oneOf('criterion', values.criterion, criteria),
    format: oneOf('format', values.format, [
      'summary',
      'playwright',
      ...reportFormats,
      ...scriptFormats,
      ...(Object.keys(formats) as FormatName[]),
    ]),
    language: oneOf('language', values.language, knownLanguages),
    bound,
    budget: values.budget === undefined ? null : millisecondsOf('--budget', values.budget),
    recordings: values.recordings ?? null,
    out: values.out ?? null,
    failures: values.failures,
    inspector: values.inspector,
    shard: values.shard,
    walks: values.walks === undefined ? 0 : wholeNumber('--walks', values.walks),
    seed: wholeNumber('--seed', values.seed),
    run,
    url: values.url === undefined ? null : addressOf(values.url),
    audit: values.audit,
    patience: millisecondsOf('--patience', values.patience),
    without: values.without ? chosen(models, values.without).map(({ name }) => name) : [],
    stage: values.stage,
    plays: values.plays,
    scripts: values.scripts,
    address: values.address,
    approved: values.approved,
    recorded: values.recorded,
    results: values.results ?? null,
  };
  if (reportFormats.some((one) => one === options.format) && !options.run)
    throw new UsageError(
      `--format ${options.format} tells what was taken: add --run ${stages.join(', --run ')}`,
    );
  if (isFrom) return adopt(second, models, options);
  const touched = values.since ? wanted.filter(({ name }) => only.has(name)) : wanted;
  const untouched = wanted.filter((model) => !touched.includes(model));
  if (untouched.length > 0)
    noteFor(options)(
      `Not touched since ${values.since}: ${untouched.map(({ name }) => name).join(', ')}`,
    );
  const part = shardOf(touched, values.shard);
  if (options.format === 'playwright') return specs(part, options);
  if (options.format === 'sheet' || options.format === 'gherkin')
    return scripts(part, options.format, options);
  if (first === 'approve') {
    const onScreens = await screensOf(values.screens);
    return approve(part, {
      onScreens,
      folder: values.approved,
      yes: values.yes,
      anew: values.anew,
      bound,
    });
  }
  if (first === 'report') {
    if (!options.results) throw new UsageError('report needs --results <folder>');
    const missing = missingShards(options.results);
    gather(options.results);
    if (!hasResults(options.results))
      throw new UsageError(`There are no results in ${options.results}`);
    console.log(`Report: ${await writePage(options.results, models, options.language)}`);
    for (const shard of missing) console.error(`Not in it: shard ${shard}`);
    return missing.length === 0;
  }
  if (first === 'figures') return figures(part, bound);
  if (reading) {
    const unknown = part.filter(({ name }) => !approvedOf(values.approved, name));
    if (unknown.length > 0)
      throw new UsageError(
        `Nothing is approved that could find a mistake of ${unknown.map(({ name }) => name).join(', ')}`,
      );
    const mutating = {
      approvedOf: (flow: string) => approvedOf(values.approved, flow),
      isMeant: reading(),
      sample: values.sample === undefined ? null : wholeNumber('--sample', values.sample),
      seed: options.seed,
      least,
      report: values.report ?? null,
    };
    if (options.run === 'browser') {
      if (options.url)
        throw new UsageError('mutate makes a product with mistakes: it takes no --url');
      const { mutateInBrowser } = await import('./mutation/mutateInBrowser');
      return mutateInBrowser(part, mutating, options);
    }
    if (options.run === 'jsdom') {
      const { mutateOnComponents } = await import('./mutation/mutateComponents');
      return mutateOnComponents(part, mutating, values.components, 'test-results/paths/mutants');
    }
    const { mutate } = await import('./mutation/mutate');
    return mutate(part, mutating);
  }
  if (first === 'repeat')
    return repeat(part, options, {
      times: wholeNumber('--times', values.times),
      report: values.report ?? 'test-results/paths/repeats.json',
      components: values.components,
    });
  if (options.run === 'jsdom') return planOnComponents(part, options, values.components);
  return options.run === 'browser' ? planInBrowser(part, options) : plan(part, options);
}

main().then(
  (ran) => {
    process.exitCode = ran ? 0 : 1;
  },
  (error: unknown) => {
    const isKnown =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'));
    console.error(isKnown ? error.message : (missingPackage(error) ?? error));
    process.exitCode = 1;
  },
);
