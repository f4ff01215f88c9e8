import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/root';

/** What only the compiler or knip can refuse, planted in small rooms under the project's own settings. */

const run = (tool: string, args: string[], cwd = projectRoot) =>
  spawnSync(process.execPath, [join(projectRoot, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
  });

describe('types that a room does not have', () => {
  let folder: string;
  beforeAll(() => {
    // Inside the project, where its packages' types are found.
    mkdirSync(join(projectRoot, 'node_modules/.cache'), { recursive: true });
    folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/planted-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['domain', ['window', 'document', 'HTMLElement', 'process', 'Buffer']],
    ['machines', ['window', 'document', 'MouseEvent', 'process', 'Buffer']],
    ['server', ['window', 'document', 'HTMLElement', 'localStorage']],
    ['src', ['process', 'Buffer', 'setImmediate', 'NodeJS']],
  ])('%s: %s', (room, names) => {
    const line = (name: string) =>
      /^[A-Z]/.test(name)
        ? `export type Of${name} = ${name === 'NodeJS' ? 'NodeJS.Timeout' : name};`
        : `export const of${name} = ${name};`;
    writeFileSync(join(folder, 'planted.ts'), names.map(line).join('\n'));
    const settings = join(folder, 'tsconfig.json');
    const extended = { extends: join(projectRoot, room, 'tsconfig.json') };
    writeFileSync(settings, JSON.stringify({ ...extended, include: [], files: ['planted.ts'] }));
    const { status, stdout } = run('typescript/bin/tsc', ['--noEmit', '-p', settings]);
    const refused = [...stdout.matchAll(/error TS\d+: Cannot find (?:name|namespace) '(\w+)'/g)];
    expect(refused.map(([, name]) => name)).toEqual(names);
    expect(status).toBe(1);
  });
});

describe('what nobody uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const found = v.object({
    issues: v.array(
      v.intersect([
        v.object({ file: v.string() }),
        v.record(v.string(), v.union([v.string(), v.array(v.object({ name: v.string() }))])),
      ]),
    ),
  });
  const planted: Record<string, string> = {
    'package.json': '{ "type": "module", "dependencies": { "valibot": "1", "axios": "1" } }',
    'server/main.ts':
      "import 'valibot';\nimport 'hono';\nimport { used } from '../domain/money';\nused();",
    'domain/money.ts':
      'export const used = () => 1;\nexport const idle = 1;\nexport type Idle = string;',
    'domain/lonely.ts': 'export const alone = 1;',
  };

  it('is named: a file, an export, a type, a dependency; and a dependency that nobody declares', () => {
    cpSync(join(projectRoot, 'knip.json'), join(folder, 'knip.json'));
    for (const [path, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout } = run(
      'knip/bin/knip.js',
      ['--no-progress', '--no-config-hints', '--reporter', 'json'],
      folder,
    );
    const named = v
      .parse(found, JSON.parse(stdout))
      .issues.flatMap(({ file, ...kinds }) =>
        Object.entries(kinds).flatMap(([kind, names]) =>
          typeof names === 'string' ? [] : names.map(({ name }) => `${file} ${kind}: ${name}`),
        ),
      );
    expect(named.sort()).toEqual([
      'domain/lonely.ts files: domain/lonely.ts',
      'domain/money.ts exports: idle',
      'domain/money.ts types: Idle',
      'package.json dependencies: axios',
      'server/main.ts unlisted: hono',
    ]);
    expect(status).toBe(1);
  });
});
