import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { LoggedActor } from '../../../charts/inspector/log/known';
import { Beside } from '../../../charts/inspector/view/Beside';
import { type Reading, ReadingProvider } from '../../../charts/inspector/view/context';
import { Flows } from '../../../charts/inspector/view/Flows';
import { Overlay } from '../../../charts/inspector/view/Overlay';
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

it('the site beside is made wider by keys also where it is as wide as a phone', () => {
  render(
    <ReadingProvider value={reading}>
      <Beside path="/" onClose={() => undefined}>
        <p>Inspector</p>
      </Beside>
    </ReadingProvider>,
  );
  const phone = screen.getByRole<HTMLInputElement>('checkbox', { name: reading.texts.phone });
  fireEvent.click(phone);
  expect(press(reading.texts.beside, 'ArrowRight')).toBe(44);
  expect(phone.checked).toBe(false);
});

const standing = { status: 'active', value: 'on', active: [], tags: [], timers: [], asked: [] };
const actorOf = (actor: string): [string, LoggedActor] => {
  const machine = { id: 'light', version: null };
  const own = { actor, parent: null, name: actor, machine, isWhole: true, input: null, at: 0 };
  const seen = { ...standing, ...own, context: null };
  return [actor, { seen, page: 'page', standing, steps: [], heard: 0 }];
};

it('the flows that run are entered by a key though the one that is looked at is out of view', () => {
  const page = {
    id: 'page',
    path: '/',
    role: 'developer' as const,
    isHere: true,
    isUnderstood: true,
  };
  const known = {
    pages: new Map([['page', page]]),
    actors: new Map(Array.from({ length: 60 }, (_, place) => actorOf(`light ${place}`))),
    ...{ steps: [], sent: null, visited: {} },
  };
  render(
    <ReadingProvider value={reading}>
      <Flows known={known} opened={new Map()} looked="light 50" onLook={() => undefined} />
    </ReadingProvider>,
  );
  const rows = screen.getAllByRole('treeitem');
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toEqual(rows.slice(0, 1));
});

it('a group is folded by a button that bears its name', () => {
  const area = { x: 0, y: 0, width: 10, height: 10 };
  const group = { ...area, id: 'light.on', kind: 'state' as const, state: 'light.on', depth: 1 };
  const nodes = [{ ...group, parent: 'light', shape: 'group' as const, box: null }];
  const drawing = { chart: 'light', language: 'en', width: 10, height: 10, nodes, edges: [] };
  render(
    <ReadingProvider value={reading}>
      <Overlay
        {...{ drawing, scale: 1, active: [], taken: [], timers: [], isLive: false }}
        canFold
        onFold={() => undefined}
        placeIn={() => []}
        titleOf={() => 'It shines'}
      />
    </ReadingProvider>,
  );
  expect(
    screen.getAllByRole('button', { name: `${reading.texts.collapse}: It shines` }),
  ).toHaveLength(1);
});
