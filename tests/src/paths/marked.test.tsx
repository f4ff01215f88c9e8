import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { markedEnglish, notExtracted, stringsIn, withoutMarks } from '../../support/marked';

const i18n = setupI18n({ locale: 'en', messages: { en: markedEnglish } });
afterEach(cleanup);

const lookAt = (piece: ReactNode, given: string[] = []) => {
  render(<I18nProvider i18n={i18n}>{piece}</I18nProvider>);
  return notExtracted(document.body, given);
};

it('finds what no catalog has: texts, what is read aloud, what is filled into a message', () => {
  const named = 'things';
  expect(
    lookAt(
      <main aria-label="Shelves">
        Hello <input placeholder="Your name" title={i18n._(msg`Save`)} />
        <p>{i18n._(msg`No favourite ${named} found`)}</p>
        <p>{i18n._(msg`Save`)} it</p>
      </main>,
    ),
  ).toEqual([
    '“Shelves” was not extracted',
    '“Hello” was not extracted',
    '“Your name” was not extracted',
    '“No favourite things found” was not extracted',
    '“it” was not extracted',
  ]);
});

it('lets pass what a catalog has, in tags and counted too, what was given, dates, and stand-ins', () => {
  const length = 3;
  const code = 'ABC';
  expect(
    lookAt(
      <main>
        <p>
          <Trans>
            Create an account with the code <b>{code}</b> and order what you like.
          </Trans>
        </p>
        <p>{i18n._(msg`${plural(length, { one: '# store here', other: '# stores here' })}`)}</p>
        <p>Rice from Basra · Nov 22, 3:00 PM · 2 h</p>
        <p translate="no">The map is moved</p>
      </main>,
      ['ABC', 'Rice', 'Rice from Basra'],
    ),
  ).toEqual([]);
  expect(withoutMarks(document.querySelector('p + p')?.textContent ?? '')).toBe('3 stores here');
});

it('takes names and refusals for given, and none of the words that programs tell each other', () => {
  expect([
    ...stringsIn([{ status: 'not_paid', name: 'Rice' }, new Map([[1, new Error('Too much.')]])]),
  ]).toEqual(['Rice', 'Too much.']);
});
