import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { moduleOf } from '../../../src/prerender/reactModule';

const require = createRequire(import.meta.url);

it('what a CommonJS file holds is given out by its names, each the very same', async () => {
  const file = require.resolve('react');
  const whole: Record<string, unknown> = require('react');
  const code = moduleOf(file, ['useState', 'createContext']);
  const { default: all, ...named } = await import(
    `data:text/javascript,${encodeURIComponent(code.replace('from "', 'from "file://'))}`
  );
  expect(all.useState).toBe(whole.useState);
  expect(Object.keys(named).sort()).toEqual(['createContext', 'useState']);
  expect([named.useState, named.createContext]).toEqual([all.useState, all.createContext]);
});
