import { parseArgs } from 'node:util';
import { StartError } from '../../server/env';

/** 700 times the demo is a little more than a million items. */
const mostScale = 700;

export const usage = `npm run seed -- [--scale N] [--reset]
  --scale N  makes the demo shop N times larger (a whole number from 1 to ${mostScale}; 1 is about 1,700 items)
  --reset    removes the shop with its customers and orders first; settings stay`;

export interface SeedCommand {
  scale: number;
  reset: boolean;
  help: boolean;
}

/**
 * Reads the words after `npm run seed --`.
 * @throws StartError in one line that says what is wrong.
 */
export function readCommand(args: string[]): SeedCommand {
  const { scale = '1', reset = false, help = false } = valuesOf(args);
  const isWhole = /^\d{1,9}$/.test(scale);
  if (!isWhole || Number(scale) < 1 || Number(scale) > mostScale) {
    throw new StartError(`--scale must be a whole number from 1 to ${mostScale}, not "${scale}"`);
  }
  return { scale: Number(scale), reset, help };
}

function valuesOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { scale: { type: 'string' }, reset: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    const [line = 'unknown option'] = (error instanceof Error ? error.message : '').split(/\n|\. /);
    throw new StartError(`${line}. Usage: npm run seed -- [--scale N] [--reset]`);
  }
}
