import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBundled } from './bundled.ts';
import { parseBom, sbomOf } from './sbom.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const asNpmSays = (...more: string[]) =>
  parseBom(
    execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...more], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

const bom = sbomOf('flowmart', asNpmSays(), asNpmSays('--omit=dev'), readBundled(root));
writeFileSync(`${root}build/sbom.json`, `${JSON.stringify(bom, null, 2)}\n`);
