import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { mutation, plan, planInBrowser } from './commands';
import { criteria } from './criteria';
import { mostConfigurations } from './explore';
import type { Model } from './fixtures';
import { type FormatName, formats } from './formats';
import {
  changedSince,
  chosen,
  millisecondsOf,
  type Options,
  oneOf,
  shardOf,
  UsageError,
} from './options';

const usage = `Usage: npm run paths -- <flow|all> [--criterion ${criteria.join('|')}]
  [--format summary|coverage|${Object.keys(formats).join('|')}] [--language en|ar]
  [--run machine|browser] [--stage <file>]
  [--recordings <folder>] [--failures <folder>] [--since <git reference>] [--shard 1/4]
  [--budget 60s] [--bound <configurations>] [--models <file>]
or:    npm run paths -- mutate [<flow>] [--report <file>]`;

const stages = ['machine', 'browser'] as const;

/** `--run` alone means the machine. */
const withStage = (args: readonly string[]) =>
  args.flatMap((arg, index) =>
    arg === '--run' && !stages.some((stage) => stage === args[index + 1])
      ? ['--run', 'machine']
      : [arg],
  );

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: withStage(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      models: { type: 'string', default: 'tests/paths/models.ts' },
      machines: { type: 'string', default: 'machines' },
      criterion: { type: 'string', default: 'transitions' },
      format: { type: 'string', default: 'summary' },
      language: { type: 'string', default: 'en' },
      bound: { type: 'string', default: String(mostConfigurations) },
      budget: { type: 'string' },
      since: { type: 'string' },
      shard: { type: 'string', default: '1/1' },
      recordings: { type: 'string' },
      failures: { type: 'string', default: 'test-results/paths' },
      report: { type: 'string', default: 'tests/paths/mutation.json' },
      run: { type: 'string' },
      stage: { type: 'string', default: 'tests/paths/browser.ts' },
    },
  });
  const [first, second = 'all'] = positionals;
  if (!first) throw new UsageError(usage);
  const bound = Number(values.bound);
  if (!Number.isInteger(bound) || bound < 1)
    throw new UsageError('--bound is a whole number of configurations, 1 or more');
  const options: Options = {
    criterion: oneOf('criterion', values.criterion, criteria),
    format: oneOf('format', values.format, [
      'summary',
      'coverage',
      ...(Object.keys(formats) as FormatName[]),
    ]),
    language: values.language,
    bound,
    budget: values.budget === undefined ? null : millisecondsOf(values.budget),
    recordings: values.recordings ?? null,
    failures: values.failures,
    run: values.run === undefined ? null : oneOf('place to run', values.run, stages),
    stage: values.stage,
  };
  const { models } = (await import(pathToFileURL(resolve(values.models)).href)) as {
    models: readonly Model[];
  };
  const isMutation = first === 'mutate';
  const named = chosen(models, isMutation ? second : first);
  const touched = values.since ? changedSince(named, values.since, values.machines) : named;
  const part = shardOf(touched, values.shard);
  if (isMutation) return mutation(part, values.report);
  return options.run === 'browser' ? planInBrowser(part, options) : plan(part, options);
}

main().then(
  (ran) => {
    process.exitCode = ran ? 0 : 1;
  },
  (error: unknown) => {
    const known =
      error instanceof UsageError ||
      (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
