#!/usr/bin/env node
import { register } from 'node:module';
import { register as readTypeScript } from 'tsx/esm/api';
import { missingPackage } from '../atlas/missing';

const commands = new Map<string | undefined, () => Promise<unknown>>([
  ['atlas', () => import('../atlas/cli')],
  ['check', () => import('./check')],
  ['inspect', () => import('../inspector/socket/cli')],
  ['paths', () => import('../paths/cli')],
  ['replay', () => import('../recordings/cli')],
]);

const usage = `Usage: npx statechart-kit atlas <file with machines> ...     a page for each machine
       npx statechart-kit check <file with machines> ...     what is wrong with them as they are drawn
       npx statechart-kit paths <file with machines> ...     the paths through them
       npx statechart-kit inspect [<file with machines> ...] the page on which running actors are watched
       npx statechart-kit replay <recording.json> ...        whether today's machines still go that way
Each takes --help.`;

const [name] = process.argv.splice(2, 1);
const command = commands.get(name);
if (command) {
  readTypeScript();
  register(import.meta.url.replace(/bin(\.[jt]s)$/, 'esm$1'));
  command().catch((error: unknown) => {
    console.error(missingPackage(error) ?? error);
    process.exitCode = 1;
  });
} else {
  console.error(usage);
  process.exitCode = name === '--help' ? 0 : 1;
}
