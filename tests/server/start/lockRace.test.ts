import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seedDataFolder } from '../../support/database';
import { type Program, runProgram } from '../../support/runProcess';

const folder = mkdtempSync(join(tmpdir(), 'flowmart-race-'));
const programs: Program[] = [];
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

describe('two servers started at once on one data folder', () => {
  it('one serves, the other ends with one clear line', { timeout: 120_000 }, async () => {
    await seedDataFolder(folder);
    for (let n = 0; n < 2; n += 1) {
      programs.push(
        runProgram('server/main.ts', [], { DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0' }),
      );
    }
    const loser = await Promise.race(
      programs.map(async (program) => ({ program, code: await program.ended })),
    );
    expect(loser.code).toBe(1);
    expect(loser.program.out()).toBe('');
    expect(loser.program.err()).toBe(
      `${folder} is in use by another server: stop it, or choose another DATA_DIR\n`,
    );

    const [winner] = programs.filter((program) => program !== loser.program);
    await expect.poll(() => winner?.out(), { timeout: 100_000 }).toContain('Flowmart is ready');
    const port = /localhost:(\d+)/.exec(winner?.out() ?? '')?.[1];
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    winner?.child.kill('SIGTERM');
    expect(await winner?.ended).toBe(0);
  });
});
