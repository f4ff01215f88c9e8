import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  licenceProblems,
  packagesIn,
  shippedPackages,
  vulnerabilitiesIn,
} from '../checks/dependencyRules';

const lockOf = (packages: Record<string, string | undefined>) => ({
  packages: Object.fromEntries([
    ['', {}],
    ...Object.entries(packages).map(([name, license]) => [`node_modules/${name}`, { license }]),
  ]),
});

describe('licences', () => {
  it('of all that package-lock.json names may be used', () => {
    expect(licenceProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
  });

  it.each<[string, string | undefined, boolean]>([
    ['plain', 'MIT', true],
    ['either', '(MIT OR GPL-3.0)', true],
    ['both', 'MIT AND GPL-3.0', false],
    ['copyleft', 'AGPL-3.0', false],
    ['nothing', undefined, false],
    ['elkjs', 'EPL-2.0 OR GPL-3.0-or-later', true],
    ['elkjs-other', 'GPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ])('%s under %s: %s', (name, license, isFine) => {
    expect(licenceProblems(lockOf({ [name]: license })).length === 0).toBe(isFine);
  });
});

describe('a report of npm audit', () => {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = shippedPackages(lock, ['axios']);
  const report = (severity: string, name = 'hono') =>
    JSON.stringify({
      vulnerabilities: { [name]: { name, severity } },
      metadata: { vulnerabilities: { [severity]: 1 } },
    });

  it('fails for grave faults alone', () => {
    expect(vulnerabilitiesIn(report('high'), shipped)).toEqual([
      'hono: a high fault is known; see npm audit',
    ]);
    expect(vulnerabilitiesIn(report('low'), shipped)).toEqual([]);
  });

  it('fails for what a browser is sent, with what that needs in turn, and for no tool', () => {
    const failed = (name: string) => vulnerabilitiesIn(report('critical', name), shipped)?.length;
    expect(['axios', 'form-data', 'vite', 'react'].map(failed)).toEqual([1, 1, 0, 0]);
    const source =
      "import axios, { isAxiosError } from 'axios';\nimport { Button } from '@mantine/core';\n" +
      "import { t } from '../ui/x';\nconst map = await import('leaflet/dist/leaflet');";
    expect(packagesIn(source)).toEqual(['axios', '@mantine/core', 'leaflet']);
  });

  it.each(['', 'not json', '{"message":"405 Method Not Allowed"}', '{"error":{}}'])(
    '%j is none: no registry answered',
    (said) => {
      expect(vulnerabilitiesIn(said, shipped)).toBeNull();
    },
  );
});

it('the server’s libraries of pictures are locked for the machines that it runs on', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, object>;
  };
  for (const machine of ['linux-x64', 'linux-arm64', 'linuxmusl-x64', 'darwin-x64', 'darwin-arm64'])
    for (const name of ['sharp', 'sharp-libvips'])
      expect(packages).toHaveProperty([`node_modules/@img/${name}-${machine}`]);
});
