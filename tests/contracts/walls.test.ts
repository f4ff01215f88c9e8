import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loneFoldersIn, mutationsIn, ringsIn, violationsIn } from '../checks/walls/check';
import { weakAssertions } from '../checks/walls/rules';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

/** What is refused when one file of the project has this text. */
const plant = (path: string, text: string) =>
  violationsIn(new Map([[path, text]]), files).map(({ rule }) => rule);

describe('a planted violation is refused', () => {
  it.each([
    [
      'domain/money.ts',
      "import { call } from '../src/client/client';",
      ['imports src/client/client.ts'],
    ],
    ['domain/money.ts', "const later = import('../server/env');", ['imports server/env.ts']],
    ['domain/money.ts', "import 'xstate';", ['imports the package xstate']],
    ['domain/money.ts', 'export const at = () => Date.now();', ['reads Date.now']],
    ['domain/money.ts', 'export const at = () => new Date();', ['reads new Date()']],
    ['src/cart/due.ts', 'export const at = () => new Date();', ['reads new Date()']],
    ['src/cart/due.ts', 'export const at = () => Date.now();', ['reads Date.now']],
    ['domain/money.ts', 'export const dice = () => Math.random();', ['reads Math.random']],
    ['machines/tags.ts', 'export const id = () => crypto.randomUUID();', ['reads crypto']],
    ['machines/tags.ts', "export const ask = () => fetch('/');", ['reads fetch']],
    ['machines/tags.ts', 'globalThis.name;', ['reads globalThis']],
    ['machines/tags.ts', 'setTimeout(() => {}, 1);', ['reads setTimeout']],
    ['machines/tags.ts', "import { useState } from 'react';", ['imports the package react']],
    [
      'machines/cart/addToCart/words.ts',
      "import '../cartLine/cartLineMachine';",
      ['imports machines/cart/cartLine/cartLineMachine.ts'],
    ],
    ['src/cart/openCart.ts', "import '../../server/env';", ['imports server/env.ts']],
    [
      'src/cart/openCart.ts',
      "const staged = import('../../tests/support/staging');",
      ['imports tests/support/staging.ts'],
    ],
    ['src/cart/openCart.ts', "import '../../demo/city/city';", ['imports demo/city/city.ts']],
    ['server/env.ts', "import '../demo/city/city';", ['imports demo/city/city.ts']],
    ['server/env.ts', "import '../machines/tags';", ['imports machines/tags.ts']],
    ['server/env.ts', "import '../src/main';", ['imports src/main.tsx']],
    ['server/env.ts', "import '../tests/support/server';", ['imports tests/support/server.ts']],
    ['src/cart/openCart.ts', 'export const mode = process.env.MODE;', ['reads process']],
    ['server/env.ts', 'export const title = document.title;', ['reads document']],
    ['src/ui/Price.tsx', "import '../cart/openCart';", ['imports src/cart/openCart.ts']],
    ['src/cart/openCart.ts', "import '../checkout/sync';", ['imports src/checkout/sync.ts']],
    ['src/client/windows.ts', "import '../flow/useFlow';", ['imports src/flow/useFlow.ts']],
    ['src/cart/openCart.ts', "import '../app/router';", ['imports src/app/router.ts']],
    [
      'src/cart/CartDrawer.tsx',
      "actor.send({ type: 'cart.opened' });",
      ['builds an event in a component'],
    ],
    [
      'src/cart/CartDrawer.tsx',
      "import { call } from '../client/client';",
      ['calls the API from a component'],
    ],
    [
      'src/cart/openCart.ts',
      'export const x = y as unknown as string;',
      ['silences the compiler: as unknown as', 'casts 2 times, 0 are let in'],
    ],
    [
      'src/cart/openCart.ts',
      'export const x = [1, 2] as const;\nexport const z = y as string;',
      ['casts 1 times, 0 are let in'],
    ],
    ['src/cart/openCart.ts', 'export const x: any = 1;', ['silences the compiler: any']],
    ['src/cart/openCart.ts', 'export const x = y!.z;', ['silences the compiler: !']],
    [
      'src/cart/openCart.ts',
      '// @ts-ignore\nexport const x = 1;',
      ['silences the compiler: @ts-ignore'],
    ],
    ['charts/model/chart.ts', "import 'react';", ['imports the package react']],
    ['charts/checks/checks.ts', "import 'vite';", ['imports the package vite']],
    ['charts/checks/checks.ts', "import '../layout/layout';", ['imports charts/layout/layout.ts']],
    ['charts/layout/layout.ts', "import '../../machines/tags';", ['imports machines/tags.ts']],
    [
      'tests/e2e/cart.e2e.ts',
      "import '../../machines/cart/cartLine/cartLineMachine';",
      ['imports machines/cart/cartLine/cartLineMachine.ts'],
    ],
    [
      'tests/domain/money.test.ts',
      'await new Promise((resolve) => setTimeout(resolve, 50));',
      ['sleeps in a test'],
    ],
    ['tests/e2e/cart.e2e.ts', 'await page.waitForTimeout(500);', ['sleeps in a test']],
    [
      'tests/domain/money.test.ts',
      'expect(total).toBeDefined();'.repeat(weakAssertions + 1),
      [`hold ${weakAssertions + 1} weak assertions, ${weakAssertions} allowed`],
    ],
    ['elsewhere/new.ts', '', ['stands in no room']],
  ])('%s: %s', (path, text, rules) => {
    expect(plant(path, text)).toEqual(rules);
  });

  it('a mutation of the API outside actors', () => {
    const endpoints = 'domain/cart/cartEndpoints.ts';
    const texts = new Map([
      [endpoints, "export const clearCart = /* @__PURE__ */ endpoint({\n  method: 'DELETE',\n});"],
      ['src/cart/openCart.ts', "import { clearCart } from '../../domain/cart/cartEndpoints';"],
      ['src/cart/CartDrawer.tsx', "import { clearCart } from '../../domain/cart/cartEndpoints';"],
      ['src/cart/api/cart.ts', "import { clearCart } from '../../../domain/cart/cartEndpoints';"],
    ]);
    expect([...mutationsIn(texts)]).toEqual([[endpoints, new Set(['clearCart'])]]);
    expect(violationsIn(texts, files)).toEqual([
      { file: 'src/cart/openCart.ts', rule: 'takes the mutation clearCart' },
      { file: 'src/cart/CartDrawer.tsx', rule: 'takes the mutation clearCart' },
    ]);
  });

  it('what the charts’ package gives out, taken from the midst of the charts', () => {
    const taken = "import { readChart } from '../../charts/model/readChart';";
    const texts = new Map([
      ['charts/package/model.ts', "export { readChart } from '../model/readChart';"],
      ['tests/machines/charts.test.ts', taken],
      ['tests/charts/model.test.ts', taken],
    ]);
    expect(violationsIn(texts, files)).toEqual([
      {
        file: 'tests/machines/charts.test.ts',
        rule: 'takes readChart from charts/model/readChart.ts: charts/package/model.ts gives it out',
      },
    ]);
  });

  it.each(['domain', 'machines', 'charts', 'src', 'server', 'demo'])(
    'a name that two files of %s give out',
    (room) => {
      const texts = new Map([
        [`${room}/one/a.ts`, 'export const total = 1;'],
        [`${room}/two/b.ts`, 'export interface total {\n  a: 1;\n}'],
        ['tests/support/total.ts', 'export const total = 1;'],
      ]);
      expect(violationsIn(texts, files).filter(({ rule }) => rule.startsWith('give'))).toEqual([
        {
          file: `${room}/one/a.ts, ${room}/two/b.ts`,
          rule: 'give out total: one name, one thing',
        },
      ]);
    },
  );

  it('but for the names of a role, and what two rooms call the same', () => {
    const texts = new Map([
      ['domain/money.ts', 'export const total = 1;'],
      ['machines/tags.ts', 'export const total = 1;'],
      ['server/cart/store.ts', 'export const lockCart = 1;'],
      ['server/rental/cart/store.ts', 'export const lockCart = 1;'],
    ]);
    expect(violationsIn(texts, files)).toEqual([]);
  });

  it('files that import each other', () => {
    const texts = new Map([
      ['domain/money.ts', "import './errors';"],
      ['domain/errors.ts', "export * from './money';"],
    ]);
    expect(violationsIn(texts, files)).toEqual([
      {
        file: 'domain/errors.ts',
        rule: 'stands in a ring of files: domain/errors.ts, domain/money.ts',
      },
    ]);
  });

  it('a ring of files, each once', () => {
    const edges: [string, string[]][] = [
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
      ['e', ['e']],
    ];
    expect(ringsIn(new Map(edges))).toEqual([['a', 'b', 'c'], ['e']]);
  });
});

it('what is allowed stays so: types of a ring, words of an own flow', () => {
  const texts = new Map([
    ['domain/money.ts', "import type { x } from './errors';\nexport type y = x;"],
    ['domain/errors.ts', "import type { y } from './money';\nexport type x = y;"],
    ['machines/cart/addToCart/words.ts', "import './addToCartMachine';"],
  ]);
  expect(violationsIn(texts, files)).toEqual([]);
});

it('finds folders of the product that hold one file, but for those that every area or language has', () => {
  const files = [
    'src/cart/lonely/lonely.ts',
    'src/cart/openCart.ts',
    'src/cart/api/cart.ts',
    'server/locales/ar/messages.json',
    'server/locales/es/messages.json',
    'server/env.ts',
    'tests/bench/one/one.ts',
  ];
  expect(loneFoldersIn(files)).toEqual(['src/cart/lonely']);
});
