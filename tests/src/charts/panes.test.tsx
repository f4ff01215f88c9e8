import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Reading, ReadingProvider } from '../../../charts/inspector/view/context';
import { Splitters } from '../../../charts/inspector/view/Splitters';
import { usePanes } from '../../../charts/inspector/view/usePanes';
import { WordsView } from '../../../charts/inspector/view/WordsView';
import { localeOf } from '../../../charts/locales/locales';
import { developerLabels, readChart } from '../../../charts/package/model';
import { lightMachine } from '../../charts/inspector/light';

const reading: Reading = {
  texts: localeOf('en').inspector,
  language: 'en',
  set: 'en',
  list: { folder: '', languages: ['en'], areas: {}, charts: [] },
  charts: new Map(),
  requirements: {},
};

afterEach(() => {
  localStorage.clear();
  document.dir = '';
});

function Room() {
  const { panes, resize } = usePanes();
  return (
    <ReadingProvider value={reading}>
      <Splitters {...{ panes, resize }} hasSide hasTime />
    </ReadingProvider>
  );
}

const size = (name: string) =>
  Number(screen.getByRole('separator', { name }).getAttribute('aria-valuenow'));
const press = (name: string, key: string) => {
  fireEvent.keyDown(screen.getByRole('separator', { name }), { key });
  return size(name);
};

it('panes are made larger and smaller by keys, within limits, and stay so', () => {
  const { unmount } = render(<Room />);
  expect(['Size: Flows', 'Size: Now', 'Size: Events'].map(size)).toEqual([264, 344, 250]);
  expect(press('Size: Flows', 'ArrowRight')).toBe(280);
  expect(press('Size: Now', 'ArrowRight')).toBe(328);
  expect(press('Size: Events', 'ArrowUp')).toBe(266);
  expect(press('Size: Events', 'Home')).toBe(110);
  expect(press('Size: Events', 'ArrowDown')).toBe(110);
  expect(press('Size: Now', 'End')).toBe(620);
  unmount();
  render(<Room />);
  expect(['Size: Flows', 'Size: Now', 'Size: Events'].map(size)).toEqual([280, 620, 110]);
});

function Words() {
  const [wanted, setWanted] = useState('');
  const chart = readChart(lightMachine);
  return (
    <ReadingProvider value={reading}>
      <input aria-label="Find" onChange={(event) => setWanted(event.currentTarget.value)} />
      <WordsView {...{ chart, wanted }} labels={developerLabels} />
    </ReadingProvider>
  );
}

const rows = (table: number) =>
  [...(document.querySelectorAll('tbody')[table]?.querySelectorAll('tr') ?? [])].map(
    (row) => row.querySelector('th')?.textContent,
  );

it('the words of a chart are narrowed to what is looked for, and say where there is nothing', () => {
  render(<Words />);
  const field = screen.getByRole('textbox', { name: 'Find' });
  expect(rows(0)).toEqual([
    'offlight.off',
    'checkinglight.checking',
    'onlight.on',
    'darklight.dark',
  ]);
  fireEvent.change(field, { target: { value: ' DARK' } });
  expect(rows(0)).toEqual(['darklight.dark']);
  expect([...new Set(rows(1))]).toEqual(['on']);
  fireEvent.change(field, { target: { value: 'no such thing' } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Nothing found for “no such thing”.',
    'Nothing found for “no such thing”.',
  ]);
});
