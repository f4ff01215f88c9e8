import { parseArgs } from 'node:util';
import { startClassic } from './start';
import type { Version } from './state';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4030' },
    version: { type: 'string', default: '26' },
  },
});

const versions: Record<string, Version> = { 24: 24, 25: 25, 26: 26 };
const version = versions[values.version];
if (!version) throw new Error('--version is 24, 25 or 26');
const { address } = await startClassic(version, Number(values.port));
process.stdout.write(`Version ${version} at ${address}\n`);
