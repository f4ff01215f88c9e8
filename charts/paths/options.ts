import type { Criterion } from './criteria';
import type { Model } from './fixtures';
import type { FormatName } from './formats';
import { nearest } from './nearest';
import type { StageName } from './results/results';
import type { ScriptFormat } from './scripts/print';

/** What tells of paths that were taken, not of planned ones. */
export const reportFormats = ['junit', 'coverage'] as const;
type ReportFormat = (typeof reportFormats)[number];

export interface Options {
  readonly criterion: Criterion;
  readonly format: FormatName | ReportFormat | ScriptFormat | 'summary' | 'playwright';
  readonly language: string;
  readonly bound: number;
  /** Milliseconds; null without an end. */
  readonly budget: number | null;
  /** Folder for a recording a path. */
  readonly recordings: string | null;
  /** Folder for a file a flow; null to print them. */
  readonly out: string | null;
  /** Folder for the recordings of paths that failed. */
  readonly failures: string;
  /** Address of the inspector that a path that failed is opened in. */
  readonly inspector: string;
  /** The transitions that paths are wanted for, by flow; null for all. */
  readonly only: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** The part of the flows that is taken, such as 1/4. */
  readonly shard: string;
  /** Random walks beside the paths, and what chance begins with. */
  readonly walks: number;
  readonly seed: number;
  /** Where the paths are taken; null for nowhere. */
  readonly run: StageName | null;
  /** Folder for what was taken, and its report; null for none. */
  readonly results: string | null;
  /** Address of a running product for the browser; null for one that the stage starts. */
  readonly url: string | null;
  /** Whether each state that is seen in the browser is audited by what the stage has for it, such as axe. */
  readonly audit: boolean;
  /** Milliseconds that a page of the browser is waited for. */
  readonly patience: number;
  /** Flows that are left out in the browser. */
  readonly without: readonly string[];
  /** File that starts the product for the browser, and the one with its tables. */
  readonly stage: string;
  /** Folder of the recordings that belong to the paths. */
  readonly recorded: string;
  /** Folder of the approved texts. */
  readonly approved: string;
  readonly plays: string;
  /** File that tells how people play the flows, and where their product is. */
  readonly scripts: string;
  readonly address: string;
}

/** Said to the user as it is. */
export class UsageError extends Error {}

export const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw new UsageError(`There is no ${what} "${value}". There are: ${allowed.join(', ')}`);
  return found;
};

/** An address as it is written in a browser. Throws what the user is told. */
export function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
    throw new UsageError(
      '--url is an address such as https://staging.example, without a path: the flows open their own',
    );
  return url.origin;
}

/** Throws what the user is told. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`${option} is a whole number, 1 or more`);
  return number;
}

/** "90s", "2m" or milliseconds, as milliseconds. Throws what the user is told. */
export function millisecondsOf(option: string, text: string): number {
  const [, amount, unit = 'ms'] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  const milliseconds = new Map([
    ['ms', 1],
    ['s', 1_000],
    ['m', 60_000],
  ]).get(unit);
  if (!amount || !milliseconds)
    throw new UsageError(`${option} is a time such as 500ms, 60s or 2m`);
  return Number(amount) * milliseconds;
}

/** "95" or "95%", as 95. Throws what the user is told. */
export function percentIn(option: string, text: string): number {
  const percent = /^\d+(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(percent <= 100)) throw new UsageError(`${option} is a share such as 95%`);
  return percent;
}

export const wholeShard = '1/1';

/** The part of a list that "2/4" names: every fourth, from the second on. Throws what the user is told. */
export function shardOf<T>(list: readonly T[], text: string): T[] {
  const [, shard, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [place, count] = [Number(shard), Number(of)];
  if (!shard || place < 1 || place > count)
    throw new UsageError('--shard is a part such as 1/4, from 1/4 to 4/4');
  return list.filter((_, index) => index % count === place - 1);
}

/** The models that names on the command line mean, such as `signIn` or `signIn,signUp`. Throws what the user is told. */
export function chosen(models: readonly Model[], name: string): readonly Model[] {
  if (name === 'all') return models;
  if (name.includes(','))
    return [...new Set(name.split(',').flatMap((one) => chosen(models, one)))];
  const found = models.filter((model) => model.name === name);
  if (found.length > 0) return found;
  const names = models.map((model) => model.name);
  const near = nearest(name, names);
  throw new UsageError(
    `There is no model of a flow "${name}".${near ? ` Did you mean ${near}?` : ''} There are: ${names.join(', ')}`,
  );
}

/** Whether a flow is all that was asked for: one that is left of a part or of a change was not named. */
export const isNamedAlone = (
  models: readonly Model[],
  { shard, only }: Pick<Options, 'shard' | 'only'>,
): boolean => models.length === 1 && shard === wholeShard && only.size === 0;
