import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPlan } from '../new/apply';
import { newEndpoint, readCall } from '../new/endpoint';
import { newFlow } from '../new/flow';
import { readNames } from '../new/names';
import { others } from '../support/machines';

const root = fileURLToPath(new URL('../../', import.meta.url));
const names = readNames('orders/returnGift', ['orders']);
const call = readCall(
  readNames('orders/giftStatus', ['orders']),
  ['GET', '/customer/gifts/{id}'],
  ['support'],
);
const plans = [newFlow(names), newEndpoint(call)];

let scratch: string;
let touched: string[];
beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  scratch = mkdtempSync(join(root, 'test-results', 'new-'));
  for (const { file } of plans.flatMap(({ put }) => put))
    cpSync(join(root, file), join(scratch, file));
  touched = plans.flatMap((plan) => applyPlan(scratch, plan));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What the compiler says to the written files, laid over the tree. */
function typesOf(files: readonly string[]): string {
  const config = join(scratch, 'tsconfig.json');
  const compilerOptions = { rootDirs: [scratch, root] };
  const whole = [
    ...files.map((file) => join(scratch, file)),
    ...['src/vite-env.d.ts', 'charts/inspector/watch/loader.ts'].map((file) => join(root, file)),
  ];
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: whole,
    }),
  );
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const { stdout } = spawnSync(
    process.execPath,
    // Its threads check the same types over, and other tests have the other processors.
    [compiler, '--noEmit', '--checkers', '1', '-p', config],
    { encoding: 'utf8' },
  );
  return stdout;
}

describe('npm run new', () => {
  it('writes and changes as many files as the how-tos say', () => {
    expect(plans.map((plan) => Object.keys(plan.written).length)).toEqual([10 + others.length, 3]);
    expect(plans.map(({ put }) => new Set(put.map(({ file }) => file)).size)).toEqual([4, 3]);
  });

  it('writes what compiles in its place', () => {
    // A server's test brings the whole server with it. On a busy machine the compiler takes its minute.
    expect(typesOf(touched.filter((file) => !/^tests\/(server|src)\//.test(file)))).toBe('');
  }, 240_000);

  it('writes nothing over what is there', () => {
    expect(() => applyPlan(scratch, newFlow(names))).toThrow(
      /^There is machines\/orders\/returnGift\/returnGiftMachine\.ts, .* already\.$/,
    );
  });

  it.each([
    ['nowhere/gift', '"nowhere" is no area. The areas are orders.'],
    ['orders/return-gift', '"return-gift" is no name: it is one word such as returnGift.'],
    ['orders', '"" is no name: it is one word such as returnGift.'],
  ])('says what is wrong with %s', (typed, wrong) => {
    expect(() => readNames(typed, ['orders'])).toThrow(wrong);
  });

  it.each([
    [['FETCH', '/gifts'], '"FETCH" is no method. The methods are GET, POST, PUT, DELETE.'],
    [['GET', 'gifts'], '"gifts" is no path such as /customer/gifts/{id}.'],
    [['GET', '/gifts'], 'Name the file of domain/orders that takes the call: inbox, support.'],
    [['GET', '/gifts', 'x'], 'Name the file of domain/orders that takes the call: inbox, support.'],
  ])('says what is wrong with the call %j', (typed, wrong) => {
    expect(() => readCall(names, typed, ['inbox', 'support'])).toThrow(wrong);
  });
});
