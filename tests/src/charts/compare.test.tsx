import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { layOut } from '../../../charts/package/drawing';
import { readChart, wordLabels } from '../../../charts/package/model';
import { earlierLight } from '../../charts/inspector/earlierLight';
import { lightMachine } from '../../charts/inspector/light';
import { entryOf, fileWith, InspectorPane, listOf, serveFiles } from './inspectorPane';

const languages = ['en', 'ar', 'es'];
const list = listOf([entryOf('light', languages)]);
const chart = readChart(lightMachine);
const earlier = readChart(earlierLight);
const drawn = await Promise.all(
  languages.map((language) => layOut(chart, wordLabels(chart, {}, language))),
);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Layouts are made while somebody waits. */
const patient = { timeout: 15_000 };

const serve = () =>
  serveFiles({
    'light.json': chart,
    ...Object.fromEntries(languages.map((one, at) => [`light.${one}.json`, drawn[at] ?? {}])),
  });

const choose = (name: string, file: File) =>
  fireEvent.change(screen.getByLabelText(name), { target: { files: [file] } });

/** Each row of the list of changes as its cells read. */
const changes = () =>
  within(screen.getAllByRole('table')[0] ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

it('a chart is compared with an earlier version: in the drawing by signs, and in words as it was and is', async () => {
  serve();
  render(<InspectorPane list={list} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  choose('Choose an earlier version', fileWith(earlier, 'old.json'));
  const bar = screen.getByRole('region', { name: 'Compare' });
  await within(bar).findByText('Compared with old.json (0.9.0):', { exact: false });
  expect(within(bar).getByRole('status').textContent).toBe(
    'Compared with old.json (0.9.0): − 1 removed± 8 changed The drawing is being made …',
  );
  expect(await screen.findByRole('treeitem', { name: 'Broken. removed' }, patient)).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: /^Checking\. changed; Waits for: / })).toBeTruthy();
  // Where a way led before is a way of its own, drawn as a ghost.
  expect(
    screen.getByRole('link', { name: 'readFuse: failed: Checking → Broken. was' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'light.dimmed If: isMuch: On → Off. was' })).toBeTruthy();
  // Also where a line of today leads to the same state.
  expect(document.querySelectorAll('.edge.ghost')).toHaveLength(2);
  expect(document.querySelectorAll('.stripe.ghost')).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: 'In words' }));
  expect(screen.getByRole('heading', { name: 'Changes since old.json' })).toBeTruthy();
  expect(changes()).toEqual([
    'changed | Light | Data at the start | – | owner: {"email":"•••","note":null}',
    'changed | Off: light.switched | Does | countPress | countPress (sets presses)',
    'changed | Checking | Waits for | readFuse (input: amperes: 16) | readFuse',
    'changed | Checking: readFuse: failed | Leads to | Broken | Off',
    'changed | On: light.dimmed | Leads to | Off | Dark',
    'changed | On: light.broken | If | If: isNight | If: wasPressedOften',
    'changed | On: light.switched | Does | countPress; hum | countPress (sets presses)',
    'changed | On: After 5 s | Waits | After 9 s | After 5 s',
    'removed | Broken |  |  | ',
  ]);
});

it('is told in the language that is read, stays over a reload, and ends when it is to', async () => {
  serve();
  const { unmount } = render(<InspectorPane list={list} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  choose('Choose an earlier version', fileWith({ chart: earlier }, 'recorded.json'));
  await screen.findByRole('button', { name: 'Stop comparing' });
  unmount();

  render(<InspectorPane list={list} language="ar" />);
  fireEvent.click(await screen.findByRole('button', { name: 'بالكلمات' }));
  expect(
    await screen.findByRole('heading', { name: /^التغييرات منذ .*recorded\.json/ }),
  ).toBeTruthy();
  expect(changes().at(-2)).toBe('تغيّر | On: بعد 5 ث | ينتظر | بعد 9 ث | بعد 5 ث');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'broken' } });
  expect(changes()).toEqual([
    'تغيّر | Checking: readFuse: لم ينجح | يؤدي إلى | Broken | Off',
    'تغيّر | On: light.broken | إذا | إذا: isNight | إذا: wasPressedOften',
    'أُزيل | Broken |  |  | ',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'إنهاء المقارنة' }));
  expect(screen.queryByRole('heading', { name: /^التغييرات/ })).toBeNull();
});

it('says that nothing has changed, and which files it does not take', async () => {
  serve();
  render(<InspectorPane list={list} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  choose('Choose an earlier version', fileWith({ format: 1, charts: {} }, 'coverage.json'));
  expect((await screen.findByRole('alert')).textContent).toBe('This file holds no chart.');
  choose('Choose an earlier version', fileWith({ ...chart, id: 'lamp' }, 'lamp.json'));
  expect(await screen.findByText('There is no chart lamp here.')).toBeTruthy();
  choose('Choose an earlier version', fileWith(chart, 'same.json'));
  expect((await screen.findByText('No change.')).parentElement?.textContent).toBe(
    'Compared with same.json (1.0.0): No change.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is placed by a thread beside the window, and in this one where no such thread runs', async () => {
  const begun: string[] = [];
  const refusals: (() => void)[] = [];
  class Refused extends EventTarget {
    constructor(address: string) {
      super();
      begun.push(address);
    }
    postMessage() {
      refusals.push(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', Refused);
  serve();
  render(<InspectorPane list={list} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  choose('Choose an earlier version', fileWith({ ...earlier, version: '0.8.0' }, 'older.json'));
  // What the layouter is, and what it is to place.
  await waitFor(() => expect(refusals.length > 1).toBe(true), patient);
  expect(screen.getByRole('region', { name: 'Compare' }).ariaBusy).toBe('true');
  for (const refuse of refusals) refuse();
  expect(await screen.findByRole('treeitem', { name: 'Broken. removed' }, patient)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Compare' }).ariaBusy).toBe('false');
  expect(begun).toEqual([expect.stringMatching(/elk-worker\.min\.js/)]);
});
