import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../server/root';

it('the # of a number stands before it in Arabic too: each is isolated from the line it is in', () => {
  const catalog = readFileSync(join(projectRoot, 'src/locales/ar/messages.po'), 'utf8');
  const told = catalog.split('\n').filter((line) => /^msgstr .*#\{/.test(line));
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter((line) => !/<0>#\{\w+\}<\/0>|\u2066#\{\w+\}\u2069/.test(line))).toEqual([]);
});
