import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/open';
import { operators } from '../../../server/db/schema/operators';
import { readEnv, StartError } from '../../../server/env';
import { startServer } from '../../../server/start';
import { runProgram } from '../../support/runProcess';

const folder = mkdtempSync(join(tmpdir(), 'flowmart-real-'));
const line = 'This database is that of a real shop: set DEMO_MODE=0.';

async function run(file: string, args: string[], env: Record<string, string> = {}) {
  const program = runProgram(file, args, { DATA_DIR: folder, ...env });
  const code = await program.ended;
  return { code, out: program.out(), err: program.err() };
}

beforeAll(async () => {
  const answers = {
    name: 'Olive',
    currency: 'eur',
    country: 'es',
    language: 'es',
    'time-zone': 'Europe/Madrid',
    area: 'Valencia',
    at: '39.4699,-0.3763',
    radius: '5',
    modules: 'food',
    'per-km': '0.4',
    least: '1.5',
    operator: 'rosa@olive.example',
  };
  const flags = Object.entries(answers).map(([key, value]) => `--${key}=${value}`);
  const made = await run('server/ops/cli.ts', ['init', ...flags]);
  expect([made.code, made.err]).toEqual([0, '']);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a real shop whose variables lack DEMO_MODE=0', { timeout: 120_000 }, () => {
  it.each([
    ['filled by npm run seed', 'demo/seed/cli.ts', []],
    ['emptied by npm run seed -- --reset', 'demo/seed/cli.ts', ['--reset']],
    ['moved on by npm run ops as a demo', 'server/ops/cli.ts', ['orders']],
  ])('is not %s', async (_, file, args) => {
    expect(await run(file, args)).toEqual({ code: 1, out: '', err: `${line}\n` });
  });

  it('is not served as a demo, and all of it is left', async () => {
    const env = readEnv({ DATA_DIR: folder, PORT: '0' });
    await expect(startServer(env, () => {})).rejects.toThrow(new StartError(line));
    const database = await openDatabase(env);
    const left = await database.db.select({ email: operators.email }).from(operators);
    await database.close();
    expect(left).toEqual([{ email: 'rosa@olive.example' }]);
  });
});
