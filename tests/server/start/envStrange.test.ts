import { expect, it } from 'vitest';
import { knownVariables } from '../../../server/env';
import { strangeVariables } from '../../../server/envStrange';

it('names what is misspelt, and leaves alone what other programs read', () => {
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANG',
    'PWD',
    'SHLVL',
    'TERM',
    'USER',
    'SHELL',
    'LOGNAME',
  ];
  const npm = [
    'npm_config_cache',
    'npm_lifecycle_event',
    'NODE',
    'NODE_OPTIONS',
    'INIT_CWD',
    'COLOR',
    'EDITOR',
  ];
  const cloud = [
    'KUBERNETES_PORT',
    'KUBERNETES_SERVICE_HOST',
    'PGHOST',
    'PGUSER',
    'PGDATA',
    'POSTGRES_PASSWORD',
  ];
  const misspelt = ['DATABASE_URI', 'DEMOMODE', 'STRIPE_SECRETKEY', 'METRICS_PROT', 'PUBLIC_ULR'];
  const all = [...usual, ...npm, ...cloud, ...misspelt, ...knownVariables];
  expect(
    strangeVariables(Object.fromEntries(all.map((name) => [name, 'x'])), knownVariables),
  ).toEqual([
    'DATABASE_URI is no variable of this server and does nothing: DATABASE_URL is',
    'DEMOMODE is no variable of this server and does nothing: DEMO_MODE is',
    'STRIPE_SECRETKEY is no variable of this server and does nothing: STRIPE_SECRET_KEY is',
    'METRICS_PROT is no variable of this server and does nothing: METRICS_PORT is',
    'PUBLIC_ULR is no variable of this server and does nothing: PUBLIC_URL is',
  ]);
});

it('every variable of the README is read, and every one that is read stands there', async () => {
  const { readFileSync } = await import('node:fs');
  const readme = readFileSync('README.md', 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z][A-Z0-9_]+`/.test(line));
  const listed = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(listed.filter((name) => !knownVariables.includes(name ?? ''))).toEqual([]);
  expect(knownVariables.filter((name) => !listed.includes(name) && name !== 'NODE_ENV')).toEqual(
    [],
  );
});
