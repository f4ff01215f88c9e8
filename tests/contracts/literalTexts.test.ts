import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/root';

/** Texts of the requirements that are nowhere shown as they stand, and why. */
const notShown: Record<string, string> = {
  'A module has been selected.': 'another reading; the requirement chooses the one with a capital',
  'amount off': 'the formatted amount stands in place of the word (VEH-08)',
  'Invalid phone number': 'logged, never shown (OTP-13)',
};

/** Tests that render, serve or open the real thing; charts and catalogues know texts that nobody may see. */
const showing = ['tests/src', 'tests/server', 'tests/e2e', 'tests/paths/screens'];

const plain = (text: string) => text.replaceAll('’', "'").replaceAll("\\'", "'");

const shown = plain(
  showing
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(projectRoot, folder, file), 'utf8')),
    )
    .join('\n'),
);

/** What a requirement quotes; an apostrophe within a word ends no quotation. */
const quotation = /(?<![A-Za-z0-9])'((?:[^'\n]|'(?=[a-z]{1,2}\b))+?)'(?![A-Za-z])/g;

const quoted = readFileSync(join(projectRoot, 'tests/requirements.csv'), 'utf8')
  .split('\n')
  .flatMap((line) => [...line.matchAll(quotation)].map(([, text = '']) => text.trim()))
  .filter((text) => text.includes(' '));

/** `{n}` stands for whatever is filled in, two spaces for as many as there are. */
const patternOf = (text: string) =>
  new RegExp(
    plain(text)
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, ' +'))
      .join('.{0,60}'),
  );

it('every text that a requirement quotes is named by a test that shows it', () => {
  expect(new Set(quoted).size).toBeGreaterThan(90);
  const missing = [...new Set(quoted)].filter((text) => !patternOf(text).test(shown));
  expect(missing.sort()).toEqual(Object.keys(notShown).sort());
});
