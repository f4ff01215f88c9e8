import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missedOfMantine, usedColours } from '../../../src/prerender/lightMantine';

it('Mantine is built with the colours that the shop uses', async () => {
  const file = 'node_modules/@mantine/core/esm/core/MantineProvider/default-colors.mjs';
  const read = async (code: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)).DEFAULT_COLORS;
  const code = readFileSync(file, 'utf8');
  const [all, used] = [await read(code), await read(usedColours(code))];
  expect(Object.keys(used)).toEqual(['dark', 'gray', 'red', 'blue', 'teal', 'yellow', 'orange']);
  expect(used).toEqual(Object.fromEntries(Object.keys(used).map((name) => [name, all[name]])));
});

it.each([
  ['<Group visibleFrom="sm">', 'visibleFrom'],
  ['<Text color="green.7">', 'color="green'],
  ["<Box bg='lime'>", "bg='lime"],
  ['<SimpleGrid cols={3}>', '<SimpleGrid'],
  ['<Grid>', '<Grid'],
  ['<GridHeading text={label} />', null],
  ['<Flex gap="md">', '<Flex'],
  ['<Stack gap={{ base: 1, sm: 2 }}>', '={{ base:'],
  ['<Stack gap={{xs: 1}}>', '={{xs:'],
  ['<style>{pages}</style>', '<style'],
  ['<Badge color="teal">', null],
])('the build ends on %s', (code, missed) => {
  expect(missedOfMantine(code)).toBe(missed);
});
