/**
 * Keeps the server of a release as the one that runs beside the next: `npx tsx tests/support/keepFormer.ts v1.2.0`, once that
 * release is out. Without the drawings' sprites, which a server that draws nothing does not read.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../server/root';
import { formerArchive } from './former';

const [release] = process.argv.slice(2);
if (!release) throw new Error('Name the tag or commit of the release to keep');
const parts = ['server', 'domain', 'demo', 'package.json', 'tsconfig.json'];
const archive = execFileSync(
  'git',
  ['archive', '--format=tar', release, ...parts, ':!demo/pictures/sprites'],
  { cwd: projectRoot, maxBuffer: 256 * 1024 * 1024 },
);
writeFileSync(formerArchive, gzipSync(archive, { level: 9 }));
