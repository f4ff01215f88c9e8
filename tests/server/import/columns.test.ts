import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnsText } from '../../../server/import/write';

it('every column of every table is written down for those who fill it in', () => {
  expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(columnsText());
});
