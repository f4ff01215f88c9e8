import * as v from 'valibot';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly told: readonly string[];
}

/** Flaky tests that a runner forgives: browsers, servers and an emulator share its processors. */
const mostFlaky = 2;

/** One journey in forty, of many. */
const mostFlakyOf = (journeys: number) => Math.max(mostFlaky, Math.floor(journeys / 40));

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      /** Its file. */
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

interface Suite {
  file: string;
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}
const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const journeyReport = v.object({ suites: v.array(suite) });

/** One that fails without counting a failure (a crash), or counts nothing at all, is a failure. */
const withCrash = (ended: boolean, tally: Tally, crashed: string): Tally =>
  (ended && tally.passed + tally.failed > 0) || tally.failed > 0
    ? tally
    : { ...tally, failed: tally.failed + 1, told: [...tally.told, crashed] };

/** A step without a count of its own is one test; of a failed one its last lines are repeated, which say why. */
export function tallyOfStep(title: string, ended: boolean, said = ''): Tally {
  if (ended) return { passed: 1, failed: 0, told: [] };
  const last = said
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-6)
    .map((line) => `  ${line}`);
  return { passed: 0, failed: 1, told: [`Failed as a whole: ${title}`, ...last] };
}

const nameOf = (file: string, test: string) => `${file.replace(/^.*\/tests\//, '')} › ${test}`;

/** The failed tests of a report of Vitest, and the files which they or a failure to load stand in. */
export function failedUnits(report: unknown): { tests: string[]; files: string[] } {
  const read = v.safeParse(unitReport, report);
  const failed = read.success
    ? read.output.testResults.filter(({ status }) => status === 'failed')
    : [];
  return {
    files: failed.map(({ name }) => name),
    tests: failed.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => nameOf(name, fullName)),
    ),
  };
}

/**
 * Sums Vitest's report; what was skipped or is still to be written has proved nothing. With the report of a second
 * try of the failed files, tests that passed there are named, and forgiven as the journeys are.
 */
export function tallyOfUnits(ended: boolean, report: unknown, second?: unknown): Tally {
  const read = v.safeParse(unitReport, report);
  if (!read.success)
    return withCrash(false, { passed: 0, failed: 0, told: [] }, 'The unit tests left no report.');
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read.output;
  const skipped = numPendingTests + numTodoTests;
  const { tests } = failedUnits(report);
  const again = v.safeParse(unitReport, second);
  const passedThen = again.success
    ? again.output.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed')
          .map(({ fullName }) => nameOf(name, fullName)),
      )
    : [];
  const flaky = tests.filter((test) => passedThen.includes(test));
  const forgiven = flaky.length > mostFlaky ? 0 : flaky.length;
  return withCrash(
    ended || (again.success && again.output.numFailedTests === 0),
    {
      passed: numPassedTests + forgiven,
      failed: numFailedTests - forgiven + skipped,
      told: [
        ...(skipped > 0 ? [`Skipped tests, counted as failed: ${skipped}`] : []),
        ...naming(
          'Tests that failed:',
          tests.filter((test) => !flaky.includes(test)),
        ),
        ...namingFlaky('Tests', flaky, mostFlaky),
      ],
    },
    'The unit tests ended with an error that is none of a test.',
  );
}

/** Each journey of a report of Playwright by its file and titles, with what became of it. */
const journeysOf = (suites: readonly Suite[], path: readonly string[] = []): [string, string][] =>
  suites.flatMap(({ file, title, specs, suites: below = [] }) => {
    const at = path.length > 0 ? [...path, title] : [file];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map(({ status }): [string, string] => [[...at, spec.title].join(' › '), status]),
      ),
      ...journeysOf(below, at),
    ];
  });

const journeysIn = (report: unknown) => {
  const read = v.safeParse(journeyReport, report);
  return read.success ? journeysOf(read.output.suites) : [];
};

const naming = (title: string, names: readonly string[]): string[] =>
  names.length > 0 ? [title, ...names.map((name) => `  ${name}`)] : [];

const namingFlaky = (what: string, names: readonly string[], most: number): string[] =>
  naming(
    names.length > most
      ? `${what} that passed at the second try only, more than ${most} and so counted as failed:`
      : `${what} that passed at the second try only:`,
    names,
  );

/**
 * Sums Playwright's report against the list of all journeys (`playwright test --list`): one that passed at the
 * second try is named, one that is missing from the report or was skipped could not run, which is a failure.
 */
export function tallyOfJourneys(ended: boolean, list: unknown, report: unknown): Tally {
  const ran = new Map(journeysIn(report));
  const names = [...new Set([...journeysIn(list).map(([name]) => name), ...ran.keys()])];
  const having = (...wanted: string[]) =>
    names.filter((name) => wanted.includes(ran.get(name) ?? 'skipped'));
  const passed = having('expected');
  const flaky = having('flaky');
  const missing = having('skipped');
  const most = mostFlakyOf(names.length);
  const tooMany = flaky.length > most;
  const failed = names.length - passed.length - flaky.length;
  return withCrash(
    ended && journeysIn(list).length > 0,
    {
      passed: passed.length + (tooMany ? 0 : flaky.length),
      failed: failed + (tooMany ? flaky.length : 0),
      told: [
        ...naming('Journeys that could not run, counted as failed:', missing),
        ...naming('Journeys that failed:', having('unexpected')),
        ...namingFlaky('Journeys', flaky, most),
      ],
    },
    'The journeys ended with an error that is none of a journey.',
  );
}

export function closingLines(tallies: readonly Tally[]): string[] {
  const sum = (of: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[of], 0);
  return [
    ...tallies.flatMap(({ told }) => told),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
