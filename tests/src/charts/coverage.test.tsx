import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { actorOfRecording } from '../../../charts/inspector/log/replayed';
import { layTask } from '../../../charts/layout/task';
import { layOut } from '../../../charts/package/drawing';
import { readChart, wordLabels } from '../../../charts/package/model';
import { lightMachine } from '../../charts/inspector/light';
import { entryOf, fileWith, InspectorPane, listOf, serveFiles } from './inspectorPane';

const list = listOf([entryOf('light', ['en', 'ar'])]);
const chart = readChart(lightMachine);
const drawn = await Promise.all(
  ['en', 'ar'].map((language) => layOut(chart, wordLabels(chart, {}, language))),
);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const serve = () =>
  serveFiles({
    'light.json': chart,
    'light.en.json': drawn[0] ?? {},
    'light.ar.json': drawn[1] ?? {},
  });

const visited = {
  light: {
    version: '1.0.0',
    states: { light: 3, 'light.off': 2, 'light.checking': 1 },
    transitions: { 'light.off|light.switched|0': 1 },
  },
};
const tested = {
  format: 1,
  charts: {
    light: {
      version: '0.9.0',
      states: { 'light.off': 5, 'light.on': 4 },
      transitions: { 'light.off|light.switched|0': 5, 'light.gone|x|0': 1 },
    },
  },
};

const bar = () => screen.getByRole('region', { name: 'Coverage' });
const totals = () => within(bar()).getByRole('status').textContent;
const sourcesIn = () =>
  within(bar())
    .getAllByRole('checkbox')
    .map((box) => box.parentElement?.textContent);
const open = (file: File) =>
  fireEvent.change(screen.getByLabelText('Open a coverage file'), { target: { files: [file] } });

it('what has run in this window is counted in the drawing, with a total, and counted anew', async () => {
  serve();
  let anew = 0;
  render(<InspectorPane {...{ list, visited }} onCountAnew={() => (anew += 1)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Coverage' }));
  expect(await screen.findByRole('treeitem', { name: 'Off. visited 2 times' })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: 'Checking. visited once' })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: 'Dark. not visited' })).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'light.switched: Off → Checking. visited once' }),
  ).toBeTruthy();
  const signs = [...document.querySelectorAll('.insp-paper .badge text')].map(
    (one) => one.textContent,
  );
  // Four states, nine ways.
  expect(signs.sort()).toEqual([...Array(10).fill('0'), '1', '1', '2']);
  expect(totals()).toBe('1 of 9 transitions · 2 of 4 states');
  expect(sourcesIn()).toEqual(['what has run in this window']);
  fireEvent.click(screen.getByRole('button', { name: 'Count this window anew' }));
  expect(anew).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Coverage' }));
  expect(screen.getByRole('treeitem', { name: 'Dark' })).toBeTruthy();
});

it('counts of tests and of opened recordings are added, and left out as one likes', async () => {
  serve();
  const recording = {
    format: 1 as const,
    machine: 'light',
    version: '1.0.0',
    input: null,
    start: 'on',
    steps: [
      {
        kind: 'time' as const,
        event: { type: 'xstate.after.rest.light.on' },
        elapsed: 5_000,
        expected: 'dark',
        taken: ['light.on|xstate.after.rest.light.on|0'],
      },
    ],
  };
  const opened = new Map([['one', actorOfRecording(recording, chart, 'one')]]);
  render(<InspectorPane {...{ list, visited, opened }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Coverage' }));
  expect(totals()).toBe('2 of 9 transitions · 4 of 4 states');
  open(fileWith(tested, 'coverage.json'));
  expect(await screen.findByRole('treeitem', { name: 'Off. visited 7 times' })).toBeTruthy();
  expect(totals()).toBe(
    '2 of 9 transitions · 4 of 4 statesThe file counts version 0.9.0: what has changed since may be counted elsewhere.',
  );
  expect(sourcesIn()).toEqual([
    'what has run in this window',
    'opened recordings',
    'the file coverage.json',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'opened recordings' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'what has run in this window' }));
  expect(screen.getByRole('treeitem', { name: 'Off. visited 5 times' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'In words' }));
  const rowOf = (id: string) =>
    [...document.querySelectorAll(`[data-row="${id}"]`)].map(
      (row) => row.lastElementChild?.textContent,
    );
  expect(rowOf('light.on')).toEqual(['visited 4 times', ...Array(5).fill('not visited')]);
  expect(rowOf('light.off')).toEqual(['visited 5 times', 'visited 5 times']);
  open(fileWith({ format: 2 }, 'other.json'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file counts nothing: A coverage file has "format": 1 and "charts"',
  );
  cleanup();
  render(<InspectorPane list={list} language="ar" />);
  expect(await screen.findByRole('region', { name: 'التغطية' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /coverage\.json/ })).toBeTruthy();
  expect((await screen.findByText('الانتقالات: 1 من 9')).tagName).toBe('B');
});

it('on a first level a way counts all that it stands for', async () => {
  const { createMachine } = await import('xstate');
  const grouped = readChart(
    createMachine({
      id: 'trip',
      initial: 'riding',
      states: {
        riding: {
          initial: 'slow',
          states: { slow: { on: { stop: '#trip.home' } }, fast: { on: { stop: '#trip.home' } } },
        },
        home: {},
      },
    }),
  );
  const drawn = (isOverview: boolean) =>
    layTask({ chart: grouped, set: 'en', words: {}, isOverview });
  const [whole, first] = [await drawn(false), await drawn(true)];
  serveFiles({ 'trip.json': grouped, 'trip.en.json': whole ?? {}, 'trip.first.json': first ?? {} });
  const counts = {
    trip: {
      version: null,
      states: { 'trip.riding': 5, 'trip.home': 5 },
      transitions: { 'trip.riding.slow|stop|0': 2, 'trip.riding.fast|stop|0': 3 },
    },
  };
  const entry = { ...entryOf('trip'), overviews: { en: 'trip.first.json' } };
  render(<InspectorPane list={listOf([entry])} visited={counts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Coverage' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Overview' }));
  expect(
    await screen.findByRole('link', { name: 'stop: Riding → Home. visited 5 times' }),
  ).toBeTruthy();
  expect(totals()).toBe('2 of 2 transitions · 2 of 4 states');
});
