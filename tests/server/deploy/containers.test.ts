import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { knownVariables } from '../../../server/env';

const folder = 'server/deploy';
const compose = v.parse(
  v.object({
    services: v.record(
      v.string(),
      v.object({
        environment: v.optional(v.record(v.string(), v.string()), {}),
        volumes: v.optional(v.array(v.string()), []),
        command: v.optional(v.array(v.string()), []),
        depends_on: v.optional(v.unknown()),
        logging: v.optional(v.unknown()),
        stop_grace_period: v.optional(v.string()),
      }),
    ),
    volumes: v.record(v.string(), v.unknown()),
  }),
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8')),
);
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8').split('\n');

it('containers are told variables that the server reads, and files that are there', () => {
  const { shop, ...others } = compose.services;
  expect(
    Object.keys(shop?.environment ?? {}).filter((name) => !knownVariables.includes(name)),
    // Read by the driver of the database itself.
  ).toEqual(['PGPASSWORD']);
  expect(Object.keys(others).sort()).toEqual(['backup', 'caddy', 'postgres']);
  for (const { volumes } of Object.values(compose.services)) {
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      const isThere = source.startsWith('.')
        ? existsSync(join(folder, source))
        : source in compose.volumes;
      expect([source, isThere]).toEqual([source, true]);
    }
  }
});

it('logs fill no disk, and a server is given the 20 seconds in which it ends its calls', () => {
  const { shop, ...others } = compose.services;
  const limited = { driver: 'json-file', options: { 'max-size': '50m', 'max-file': '5' } };
  for (const { logging } of [shop, ...Object.values(others)].filter((one) => one !== undefined))
    expect(logging).toEqual(limited);
  expect(shop?.stop_grace_period).toBe('25s');
});

it.each([
  [0, '86400', ''],
  [1, '600', 'No copy was made, the next try is in 10 minutes\n'],
])('after a copy that ends with %i the next is made in %s seconds', (code, seconds, told) => {
  const path = mkdtempSync(join(tmpdir(), 'copies-'));
  writeFileSync(join(path, 'backup.sh'), `exit ${code}`);
  // In place of waiting it says how long, and ends whoever waits.
  writeFileSync(join(path, 'sleep'), '#!/bin/sh\necho "$1"\nkill $PPID\n', { mode: 0o755 });
  const [program = '', ...args] = compose.services.backup?.command ?? [];
  const { stdout, stderr } = spawnSync(
    program,
    args.map((arg) => arg.replaceAll('/backup.sh', join(path, 'backup.sh'))),
    { encoding: 'utf8', env: { PATH: `${path}:${process.env.PATH}` }, timeout: 20_000 },
  );
  rmSync(path, { recursive: true });
  expect([stdout, stderr]).toEqual([`${seconds}\n`, told]);
});

it('copies are restored by what their container holds', () => {
  const volumes = compose.services.backup?.volumes ?? [];
  expect(volumes.map((volume) => volume.split(':')[1])).toEqual([
    '/backup.sh',
    '/restore.sh',
    '/sums.sql',
    '/backups',
  ]);
});

it('a password of any characters reaches the database', () => {
  const given = Object.values(compose.services).filter(
    ({ environment }) => environment.DATABASE_URL !== undefined,
  );
  expect(
    given.map(({ environment }) => [environment.DATABASE_URL, environment.PGPASSWORD]),
  ).toEqual(Array(2).fill(['postgres://flowmart@postgres/flowmart', `\${POSTGRES_PASSWORD}`]));
});

it('the image holds what a machine that only serves is given, and nothing runs there as root', () => {
  const { files } = v.parse(
    v.object({ files: v.array(v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const last = dockerfile.lastIndexOf(dockerfile.findLast((line) => line.startsWith('FROM')) ?? '');
  const stage = dockerfile.slice(last);
  const copied = stage
    .filter((line) => line.startsWith('COPY'))
    .map((line) => line.split(' ').at(-1) ?? '');
  expect(copied.sort()).toEqual(
    ['./', '/data', 'node_modules', '/usr/local/bin/node', ...files].sort(),
  );
  expect(stage.indexOf('USER 1000:1000')).toBeGreaterThan(
    stage.findLastIndex((line) => line.startsWith('COPY')),
  );
  expect(stage).toContain('COPY --from=modules --chown=1000:1000 /data /data');
  const variables = stage.flatMap((line) =>
    line.startsWith('ENV') ? line.split(' ').slice(1) : [],
  );
  expect(variables).toEqual(['NODE_ENV=production', 'DEMO_MODE=0', 'DATA_DIR=/data']);
});

it('the image needs no shell, which its base has not, and no program but Node.js', () => {
  const stage = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM')));
  expect(stage[0]).toBe('FROM gcr.io/distroless/cc-debian12');
  expect(stage.filter((line) => /^(RUN|SHELL|ENTRYPOINT)/.test(line))).toEqual([]);
  const started = stage.flatMap((line) => /^\s*CMD (.*)$/.exec(line)?.[1] ?? []);
  expect(started.map((words) => v.parse(v.array(v.string()), JSON.parse(words))[0])).toEqual([
    '/usr/local/bin/node',
    '/usr/local/bin/node',
  ]);
});
