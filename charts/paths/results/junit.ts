import type { FlowResult, PathResult, StageResult, StepResult } from './results';

/** As XML has it: characters that no document may hold are left out. */
const escaped = (value: string) =>
  value
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributes = (named: Readonly<Record<string, string | number>>) =>
  Object.entries(named)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3);

const signs: Record<StepResult['outcome'], string> = {
  taken: '✓',
  failed: '✗',
  'not reached': '·',
};

const stepText = ({ cause, place, outcome, milliseconds }: StepResult) => {
  const time = milliseconds === null ? '' : ` (${seconds(milliseconds)} s)`;
  return `${signs[outcome]} ${outcome}: ${cause} → ${place}${time}`;
};

/** What happened instead, in the lines of the approved texts. */
function failureText({ failure, steps }: PathResult): string {
  if (!failure) return '';
  const { step, expected, got, link, recording, trace } = failure;
  return [
    `step ${step}, ${steps[step]?.cause ?? 'the end'}`,
    ...expected.map((line) => `- ${line}`),
    ...got.map((line) => `+ ${line}`),
    ...(recording ? [`recording: ${recording}`] : []),
    ...(trace ? [`trace: ${trace}`] : []),
    ...(link ? [link] : []),
  ].join('\n');
}

function judgement(path: PathResult): string[] {
  const { failure, outcome, steps } = path;
  if (outcome === 'not taken') return ['      <skipped message="The time was over before"/>'];
  if (!failure) return [];
  const message =
    outcome === 'error'
      ? failure.got.join('; ')
      : `step ${failure.step}, ${steps[failure.step]?.cause ?? 'the end'}: ` +
        `expected ${failure.expected.join('; ')}, got ${failure.got.join('; ')}`;
  const tag = outcome === 'error' ? 'error' : 'failure';
  const type = outcome === 'error' ? 'could not be taken' : 'not as approved';
  return [`      <${tag}${attributes({ message, type })}>${escaped(failureText(path))}</${tag}>`];
}

const testcase = (classname: string, path: PathResult): string[] => [
  `    <testcase${attributes({ classname, name: path.name, time: seconds(path.milliseconds) })}>`,
  ...judgement(path),
  `      <system-out>${escaped(path.steps.map(stepText).join('\n'))}</system-out>`,
  '    </testcase>',
];

const sumOf = ({ wrong, paths, unreached }: FlowResult) => {
  const with_ = (outcome: PathResult['outcome']) =>
    paths.filter((path) => path.outcome === outcome).length;
  return {
    tests: paths.length + unreached.length + (wrong.length > 0 ? 1 : 0),
    failures: with_('failed') + (wrong.length > 0 ? 1 : 0),
    errors: with_('error'),
    skipped: with_('not taken') + unreached.length,
    time: paths.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
};

const total = (flows: readonly FlowResult[]) =>
  flows.map(sumOf).reduce(
    (all, one) => ({
      tests: all.tests + one.tests,
      failures: all.failures + one.failures,
      errors: all.errors + one.errors,
      skipped: all.skipped + one.skipped,
      time: all.time + one.time,
    }),
    { tests: 0, failures: 0, errors: 0, skipped: 0, time: 0 },
  );

const counted = (flows: readonly FlowResult[]) => {
  const { tests, failures, errors, skipped, time } = total(flows);
  return { tests, failures, errors, skipped, time: seconds(time) };
};

function suite({ stage, begun }: StageResult, flow: FlowResult): string[] {
  const classname = `${stage}.${flow.flow}`;
  const { skipped, ...counts } = counted([flow]);
  const timestamp = begun.replace(/\.\d+Z$/, '');
  return [
    `  <testsuite${attributes({ name: classname, ...counts, skipped, timestamp })}>`,
    ...flow.paths.flatMap((path) => testcase(classname, path)),
    ...(flow.wrong.length > 0
      ? [
          `    <testcase${attributes({ classname, name: 'the text as a whole' })}>`,
          `      <failure${attributes({ message: flow.wrong[0] ?? '', type: 'not as approved' })}>${escaped(flow.wrong.join('\n'))}</failure>`,
          '    </testcase>',
        ]
      : []),
    ...flow.unreached.map(
      ({ goal, reason }) =>
        `    <testcase${attributes({ classname, name: goal })}><skipped${attributes({ message: reason })}/></testcase>`,
    ),
    '  </testsuite>',
  ];
}

/**
 * What was taken at a stage as a report of JUnit: a suite for each flow, a case for each path with what it was to show and what
 * it showed. What nothing can reach is skipped, with the reason.
 */
export const junitOf = (result: StageResult): string => {
  const { skipped: _, ...counts } = counted(result.flows);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: `paths on ${result.stage}`, ...counts })}>`,
    ...result.flows.flatMap((flow) => suite(result, flow)),
    '</testsuites>',
    '',
  ].join('\n');
};
