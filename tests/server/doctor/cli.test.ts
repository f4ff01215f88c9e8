import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../../support/runProcess';

/** It lets no page of another origin ask. */
const closed = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ currency_symbol: '$' }));
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => closed.close(resolve)));

async function diagnosis(args: string[], env: Record<string, string>) {
  const program = runProgram('server/doctor/cli.ts', [base, ...args], env);
  await program.ended;
  const lines = program.out().trimEnd().split('\n');
  return [lines[0], lines.at(-1)];
}

it('the doctor leaves out what follows from the address of a shop that nobody told, and says so', async () => {
  expect(await diagnosis([], {})).toEqual([
    expect.stringMatching(`^${base} speaks classic`),
    'Not looked at, as no shop was told (--shop=<its address>, or PUBLIC_URL): whether the back end lets its pages ask (CORS), and whether they may by https.',
  ]);
});

it.each([
  ['--shop', ['--shop=https://www.shop.example'], 'https://www.shop.example'],
  ['PUBLIC_URL', [], 'https://shop.example'],
])('the doctor asks as the shop of %s', async (_, args, shop) => {
  const refused = `Browsers at ${shop} are refused by CORS (preflight 200, origin not allowed): allow that origin at the back end.`;
  expect(await diagnosis(args, { PUBLIC_URL: 'https://shop.example' })).toEqual([refused, refused]);
});
