import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { registrationMachine } from '../../../machines/account/registration';
import { registration as model } from '../models/registration';
import { registration as tables } from '../screens/registration';
import { answersOf, refusal } from './answers';
import { changed } from './changed';
import { notAt, playOf } from './play';

interface Named {
  readonly name?: string;
  readonly package_name?: string;
}

/** What can be chosen from is called as the tables call it. */
async function namedAsTyped(page: Page): Promise<void> {
  await changed<Named[]>(page, '/zone/list', ([first, ...others]) => [
    { ...first, name: 'Old Harbour' },
    ...others,
  ]);
  await changed<{ packages: Named[] }>(
    page,
    '/vendor/package-view',
    ({ packages: [first, ...others] }) => ({
      packages: [{ ...first, package_name: 'Large' }, ...others],
    }),
  );
}

const about = (field?: string): readonly [number, unknown] => [
  403,
  field
    ? { errors: [{ code: 'validation', message: 'No.', field }] }
    : refusal('validation', 'No.'),
];

function storeTable() {
  const [table] = tables;
  if (!table) throw new Error('There is no table of a store that applies');
  // The map has no button here that moves it.
  const closed = notAt(table, { 'registration.edited': /^locating/ });
  return {
    ...closed,
    seen: {
      ...closed.seen,
      sending: {
        ...closed.seen.sending,
        stored: {
          'store-application': /"store_name":"Lina’s Oven".*"zone_id":"1".*"package_id":"1"/,
        },
      },
    },
  };
}

export const registration = playOf(
  model,
  storeTable(),
  defineSurroundings(registrationMachine, {
    starts: {
      'a store': async (page) => {
        await namedAsTyped(page);
        await page.goto('/store-registration?active=active');
      },
    },
    answers: {
      checkPlace: answersOf('GET /zone/check', { inside: 'its own', outside: [200, false] }),
      // Somebody of the shop would read it.
      sendApplication: answersOf('POST /auth/vendor/register', {
        accepted: [200, { message: 'Thank you.' }],
        'about the person': about('email'),
        'about the business': about('logo'),
        'about the place': about('zone_id'),
        'about the terms': about(),
      }),
    },
  }),
);
