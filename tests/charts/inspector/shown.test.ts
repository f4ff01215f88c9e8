import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mask } from '../../../charts/package/model';
import { open } from '../../../src/inspector/open';
import { everyModel } from '../../paths/everyModel';

/** Under these a model says who somebody is, or what somebody wrote. */
const personal =
  /^(to|message|name|f_name|l_name|firstName|lastName|email|phone|note|text|letter|address|words|why|comment|contact_person_\w+)$/;

/** What is too short to be looked for, and a company. */
const isNobodys = (text: string) => text.length < 4 || text === 'City Wheels';

function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([below, one]) =>
    textsIn(one, Array.isArray(value) ? key : below),
  );
}

const told = Object.values(everyModel).flatMap(({ fixtures }) => {
  const { inputs, events, results, snapshots = {} } = fixtures;
  return [inputs, ...[results, events, snapshots].flatMap((one) => Object.values(one))].flatMap(
    (one) => Object.values(one),
  );
});

it('shows no phone, e-mail, name or word of a person in any flow', () => {
  const own = told
    .flatMap((one) => textsIn(one))
    .filter(([key, text]) => (personal.test(key) || /@|\d{7}/.test(text)) && !isNobodys(text));
  expect(own).toContainEqual(['message', 'Where is it?']);
  expect(own).toContainEqual(['to', '+15550101234']);
  const texts = new Set(own.map(([, text]) => text));
  const shown = told.flatMap((one) => textsIn(mask(one, open)));
  expect(shown.filter(([, text]) => texts.has(text))).toEqual([]);
});

it('shows where a flow leads and which message it gives', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../machines/messages.ts'), 'utf8');
  const ids = [...page.matchAll(/\| '([\w.]+)'/g)].map(([, id]) => ({ message: id }));
  expect(ids.length).toBeGreaterThan(50);
  expect(mask(ids.slice(0, 40), open)).toEqual(ids.slice(0, 40));
  expect(mask(ids.slice(40, 80), open)).toEqual(ids.slice(40, 80));
  expect(mask(ids.slice(80), open)).toEqual(ids.slice(80));
  expect(mask({ to: '/checkout', sent: { to: 'lina@example.com' } }, open)).toEqual({
    to: '/checkout',
    sent: { to: '•••' },
  });
});
