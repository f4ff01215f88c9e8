import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no two modules differ in letter case only: macOS and Windows take them for one', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const modules = new Map<string, string>();
  const alike: string[][] = [];
  for (const file of files) {
    const module = file.replace(/\.\w+$/, '');
    const earlier = modules.get(module.toLowerCase());
    if (earlier !== undefined && earlier !== module) alike.push([earlier, module]);
    modules.set(module.toLowerCase(), module);
  }
  expect(files.length).toBeGreaterThan(1_000);
  expect(alike).toEqual([]);
});
