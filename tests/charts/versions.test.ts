import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { pathOf } from '../../charts/inspector/log/pathOf';
import { actorOfRecording } from '../../charts/inspector/log/replayed';
import { recordingIn, sharedText } from '../../charts/inspector/log/share';
import { wordLabels } from '../../charts/model/labels';
import { readChart } from '../../charts/model/readChart';
import { chartIn, earlierLabels } from '../../charts/model/versions';
import { parseRecording, type Recording } from '../../charts/recordings/recording';

const saidBy = (description: string) =>
  readChart(
    createMachine({
      id: 'bill',
      initial: 'open',
      states: { open: { description }, paid: { description: 'It is paid.' } },
    }),
  );
const now = saidBy('It waits to be paid.');
const was = saidBy('It is open.');

const recording: Recording = {
  format: 1,
  machine: 'bill',
  version: null,
  input: null,
  start: 'open',
  steps: [],
  chart: was,
};
const { chart: _chart, ...bare } = recording;

it('finds the chart in a file: alone, or in a recording that was saved with it', () => {
  expect(chartIn(JSON.stringify(was))).toEqual(was);
  expect(chartIn(JSON.stringify(recording))).toEqual(was);
});

it.each([
  ['what is no JSON', 'light'],
  ['a recording without its chart', JSON.stringify(bare)],
  ['a chart of another format', JSON.stringify({ ...was, format: 9 })],
  ['a chart without states', JSON.stringify({ ...was, states: [] })],
  ['a state that lacks its ways', JSON.stringify({ ...was, states: [{ id: 'bill' }] })],
  ['nothing', 'null'],
])('finds none in %s', (_, text) => {
  expect(chartIn(text)).toBeNull();
});

it('a recording keeps the chart that it was saved with, but for links and test paths', async () => {
  expect(parseRecording(JSON.stringify(recording))).toEqual(recording);
  expect(parseRecording(JSON.stringify({ ...recording, machine: 'other' }))).toEqual({
    ...bare,
    machine: 'other',
  });
  expect(actorOfRecording(recording, now, 'one').chart).toEqual(was);
  expect(pathOf(recording)).toEqual(bare);
  expect(await recordingIn((await sharedText(recording)) ?? '')).toEqual(bare);
});

it('tells an earlier version in the words of today, but what was described otherwise in its own', () => {
  const words = {
    title: 'فاتورة',
    descriptions: { 'bill.open': 'تنتظر الدفع.', 'bill.paid': 'دُفعت.' },
  };
  const textsIn = (set: string) => {
    const labels = earlierLabels(was, now, words, set);
    return was.states.map((state) => labels.state(state));
  };
  expect(textsIn('ar')).toEqual([
    { title: 'فاتورة', text: null },
    { title: null, text: 'It is open.' },
    { title: null, text: 'دُفعت.' },
  ]);
  expect(textsIn('names').map(({ title }) => title)).toEqual(['bill', 'open', 'paid']);
  const [, open] = now.states;
  expect(open && wordLabels(now, words, 'ar').state(open).text).toBe('تنتظر الدفع.');
});
