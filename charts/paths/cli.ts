import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Criterion, criteria } from './criteria';
import { explore, mostConfigurations } from './explore';
import type { Model } from './fixtures';
import { type FormatName, formats, summaryOf } from './formats';
import { nearest } from './nearest';
import { planPaths } from './plan';
import { runPath } from './run';

const usage = `Usage: npm run paths -- <flow|all> [--criterion ${criteria.join('|')}]
  [--format summary|${Object.keys(formats).join('|')}] [--language en|ar] [--bound <configurations>] [--run]`;

class UsageError extends Error {}

const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw new UsageError(`There is no ${what} "${value}". There are: ${allowed.join(', ')}`);
  return found;
};

function chosen(models: readonly Model[], name: string): readonly Model[] {
  if (name === 'all') return models;
  const found = models.find((model) => model.name === name);
  if (found) return [found];
  const near = nearest(
    name,
    models.map((model) => model.name),
  );
  throw new UsageError(
    `There is no model of a flow "${name}".${near ? ` Did you mean ${near}?` : ''}\n${usage}`,
  );
}

async function print(model: Model, options: Options): Promise<boolean> {
  const explored = explore(model, options.bound);
  const plan = await planPaths(explored, options.criterion);
  if (options.format === 'summary') console.log(summaryOf(plan));
  else
    console.log(
      formats[options.format](plan, model.words[options.language] ?? {}, options.language),
    );
  if (!options.run) return true;
  let ran = true;
  for (const [index, path] of plan.paths.entries()) {
    const divergence = await runPath(explored, path);
    if (!divergence) continue;
    ran = false;
    console.log(
      `path ${index + 1} leaves the chart at step ${divergence.step}: expected ` +
        `${JSON.stringify(divergence.expected)}, found ${JSON.stringify(divergence.found)}`,
    );
  }
  return ran;
}

interface Options {
  criterion: Criterion;
  format: FormatName | 'summary';
  language: string;
  bound: number;
  run: boolean;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      models: { type: 'string', default: 'tests/paths/models.ts' },
      criterion: { type: 'string', default: 'transitions' },
      format: { type: 'string', default: 'summary' },
      language: { type: 'string', default: 'en' },
      bound: { type: 'string', default: String(mostConfigurations) },
      run: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name) throw new UsageError(usage);
  const options: Options = {
    criterion: oneOf('criterion', values.criterion, criteria),
    format: oneOf('format', values.format, ['summary', ...(Object.keys(formats) as FormatName[])]),
    language: values.language,
    bound: Number(values.bound),
    run: values.run,
  };
  if (!Number.isInteger(options.bound) || options.bound < 1)
    throw new UsageError('--bound is a whole number of configurations, 1 or more');
  const { models } = (await import(pathToFileURL(resolve(values.models)).href)) as {
    models: readonly Model[];
  };
  let ran = true;
  for (const model of chosen(models, name)) ran = (await print(model, options)) && ran;
  return ran;
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
