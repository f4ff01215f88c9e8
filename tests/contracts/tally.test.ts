import { describe, expect, it } from 'vitest';
import { closingLines, tallyOfJourneys, tallyOfStep, tallyOfUnits } from '../support/tally';

/** A report of Vitest with one file of tests, of which the named ones failed. */
const units = (passed: number, failed: readonly string[] = [], skipped = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed.length,
  numPendingTests: skipped,
  numTodoTests: todo,
  testResults: [
    {
      name: '/shop/tests/src/cart/soup.test.ts',
      status: failed.length > 0 ? 'failed' : 'passed',
      assertionResults: [
        ...failed.map((fullName) => ({ fullName, status: 'failed' })),
        { fullName: 'is hot', status: 'passed' },
      ],
    },
  ],
});
const crash = 'The unit tests ended with an error that is none of a test.';
const journeyCrash = 'The journeys ended with an error that is none of a journey.';

/** A report of Playwright with one file of journeys. */
const journeys = (statuses: Record<string, string>) => ({
  suites: [
    {
      file: 'dinner.e2e.ts',
      title: 'dinner.e2e.ts',
      specs: Object.entries(statuses).map(([title, status]) => ({ title, tests: [{ status }] })),
    },
  ],
});
/** What `--list` answers: nothing of it has run. */
const listed = (...titles: string[]) =>
  journeys(Object.fromEntries(titles.map((title) => [title, 'skipped'])));

describe('the sum of the unit tests', () => {
  it('is what they counted', () => {
    expect(tallyOfUnits(true, units(12))).toEqual({ passed: 12, failed: 0, told: [] });
    expect(tallyOfUnits(false, units(10, ['is salty', 'is red']))).toEqual({
      passed: 10,
      failed: 2,
      told: [
        'Tests that failed:',
        '  src/cart/soup.test.ts › is salty',
        '  src/cart/soup.test.ts › is red',
      ],
    });
  });

  it('forgives two that pass at the second try, and names them', () => {
    const failed = units(10, ['is hot', 'is salty']);
    expect(tallyOfUnits(false, failed, units(2))).toEqual({
      passed: 11,
      failed: 1,
      told: [
        'Tests that failed:',
        '  src/cart/soup.test.ts › is salty',
        'Tests that passed at the second try only:',
        '  src/cart/soup.test.ts › is hot',
      ],
    });
    expect(tallyOfUnits(false, units(10, ['is hot']), units(1))).toEqual({
      passed: 11,
      failed: 0,
      told: ['Tests that passed at the second try only:', '  src/cart/soup.test.ts › is hot'],
    });
  });

  it('fails for three that passed at the second try', () => {
    const names = ['a', 'b', 'c'];
    const second = {
      ...units(3),
      testResults: [
        {
          ...units(3).testResults[0],
          assertionResults: names.map((fullName) => ({ fullName, status: 'passed' })),
        },
      ],
    };
    expect(tallyOfUnits(false, units(10, names), second)).toEqual({
      passed: 10,
      failed: 3,
      told: [
        'Tests that passed at the second try only, more than 2 and so counted as failed:',
        ...names.map((name) => `  src/cart/soup.test.ts › ${name}`),
      ],
    });
  });

  it('counts what was skipped or is to be written as failed, and says so', () => {
    expect(tallyOfUnits(true, units(12, [], 2, 1))).toEqual({
      passed: 12,
      failed: 3,
      told: ['Skipped tests, counted as failed: 3'],
    });
  });

  it('counts a crash as one failure', () => {
    expect(tallyOfUnits(false, units(12))).toEqual({ passed: 12, failed: 1, told: [crash] });
    expect(tallyOfUnits(true, units(0))).toEqual({ passed: 0, failed: 1, told: [crash] });
    expect(tallyOfUnits(true, null)).toEqual({
      passed: 0,
      failed: 1,
      told: ['The unit tests left no report.'],
    });
  });
});

describe('the sum of the journeys', () => {
  it('is what passed and what did not', () => {
    const list = listed('pays', 'rides');
    const report = journeys({ pays: 'expected', rides: 'unexpected' });
    expect(tallyOfJourneys(false, list, report)).toEqual({
      passed: 1,
      failed: 1,
      told: ['Journeys that failed:', '  dinner.e2e.ts › rides'],
    });
  });

  it('names what passed at the second try, and forgives two', () => {
    const report = journeys({ pays: 'flaky', rides: 'flaky', eats: 'expected' });
    expect(tallyOfJourneys(true, listed('pays', 'rides', 'eats'), report)).toEqual({
      passed: 3,
      failed: 0,
      told: [
        'Journeys that passed at the second try only:',
        '  dinner.e2e.ts › pays',
        '  dinner.e2e.ts › rides',
      ],
    });
  });

  it('fails for three that passed at the second try', () => {
    const report = journeys({ pays: 'flaky', rides: 'flaky', eats: 'flaky', sleeps: 'expected' });
    expect(tallyOfJourneys(true, listed('pays', 'rides', 'eats', 'sleeps'), report)).toEqual({
      passed: 1,
      failed: 3,
      told: [
        'Journeys that passed at the second try only, more than 2 and so counted as failed:',
        '  dinner.e2e.ts › pays',
        '  dinner.e2e.ts › rides',
        '  dinner.e2e.ts › eats',
      ],
    });
  });

  it.each([
    [160, 4, 160, 0],
    [160, 5, 155, 5],
    [159, 4, 155, 4],
  ])('of %i forgives one in forty: %i at the second try', (all, flaky, passed, failed) => {
    const names = Array.from({ length: all }, (_, at) => `journey ${at}`);
    const statuses = names.map((name, at) => [name, at < flaky ? 'flaky' : 'expected'] as const);
    const tally = tallyOfJourneys(true, listed(...names), journeys(Object.fromEntries(statuses)));
    expect([tally.passed, tally.failed]).toEqual([passed, failed]);
  });

  it('counts what was skipped or left out of the run as failed, by name', () => {
    const report = journeys({ pays: 'expected', rides: 'skipped' });
    expect(tallyOfJourneys(true, listed('pays', 'rides', 'signs in'), report)).toEqual({
      passed: 1,
      failed: 2,
      told: [
        'Journeys that could not run, counted as failed:',
        '  dinner.e2e.ts › rides',
        '  dinner.e2e.ts › signs in',
      ],
    });
  });

  it('counts every journey as failed when none ran: no browser, no build, a crash', () => {
    expect(tallyOfJourneys(false, listed('pays', 'rides'), null)).toEqual({
      passed: 0,
      failed: 2,
      told: [
        'Journeys that could not run, counted as failed:',
        '  dinner.e2e.ts › pays',
        '  dinner.e2e.ts › rides',
      ],
    });
  });

  it('fails when the journeys cannot be listed, or the runner crashes after them', () => {
    const report = journeys({ pays: 'expected' });
    expect(tallyOfJourneys(true, null, report)).toEqual({
      passed: 1,
      failed: 1,
      told: [journeyCrash],
    });
    expect(tallyOfJourneys(false, listed('pays'), report)).toEqual({
      passed: 1,
      failed: 1,
      told: [journeyCrash],
    });
    expect(tallyOfJourneys(true, null, null)).toEqual({
      passed: 0,
      failed: 1,
      told: [journeyCrash],
    });
  });

  it('reads journeys within groups by their whole title', () => {
    const inner = (status: string) => ({
      suites: [
        {
          file: 'modes.e2e.ts',
          title: 'modes.e2e.ts',
          specs: [],
          suites: [
            {
              file: 'modes.e2e.ts',
              title: 'by phone',
              specs: [{ title: 'signs in', tests: [{ status }] }],
            },
          ],
        },
      ],
    });
    expect(tallyOfJourneys(true, inner('skipped'), inner('flaky'))).toEqual({
      passed: 1,
      failed: 0,
      told: [
        'Journeys that passed at the second try only:',
        '  modes.e2e.ts › by phone › signs in',
      ],
    });
  });
});

describe('the closing lines', () => {
  it('name first and end with the one sum of all', () => {
    expect(
      closingLines([
        tallyOfStep('checks', true),
        tallyOfStep('build', false, '\nDay 7:\n\n  WRONG: trip 1 is not paid\n'),
        { passed: 40, failed: 1, told: ['Journeys that passed at the second try only:', '  a'] },
      ]),
    ).toEqual([
      'Failed as a whole: build',
      '  Day 7:',
      '    WRONG: trip 1 is not paid',
      'Journeys that passed at the second try only:',
      '  a',
      '41 passed, 2 failed',
    ]);
  });
});
