import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartPane } from '../../../charts/inspector/view/ChartPane';
import { ReadingProvider } from '../../../charts/inspector/view/context';
import { localeOf } from '../../../charts/locales/locales';
import { readChart } from '../../../charts/model/readChart';
import { lightMachine } from '../../charts/inspector/light';

const list = {
  folder: '/charts/',
  languages: ['en'],
  areas: {},
  charts: ['light', 'lamp'].map((id) => ({
    id,
    version: null,
    titles: {},
    states: 4,
    area: '',
    starts: [],
    chart: `${id}.json`,
    words: {},
    drawings: { en: `${id}.en.json` },
  })),
};
const reading = {
  texts: localeOf('en').inspector,
  language: 'en',
  set: 'en',
  list,
  charts: new Map(),
  requirements: {},
};

const arrivals = new Map<string, (answer: object) => void>();
const arrive = (file: string) =>
  act(async () => {
    const value = readChart(lightMachine);
    arrivals.get(`/charts/${file}`)?.({ ok: true, json: () => value });
  });
afterEach(() => vi.unstubAllGlobals());

const chosen: (string | null)[] = [];

function Pane() {
  const [id, setId] = useState('light');
  return (
    <ReadingProvider value={reading}>
      <ChartPane
        {...{ id, active: [], taken: [], timers: [], isLive: false, chosen: null }}
        onChoose={(state) => chosen.push(state)}
        onNames={() => undefined}
        onFlow={() => undefined}
      />
      <button type="button" onClick={() => setId('lamp')}>
        Another chart
      </button>
    </ReadingProvider>
  );
}

it('what is typed while a chart is on its way is found when it is there, and forgotten with another chart', async () => {
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise((resolve) => arrivals.set(address, resolve)),
  );
  render(<Pane />);
  const field = screen.getByRole('searchbox', { name: 'Find a state' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'dark' } });
  expect(chosen).toEqual([]);
  await arrive('light.json');
  expect([chosen, field.value]).toEqual([['light.dark'], 'dark']);
  fireEvent.change(field, { target: { value: 'check' } });
  fireEvent.click(screen.getByRole('button', { name: 'Another chart' }));
  expect(field.value).toBe('');
  await arrive('lamp.json');
  expect(chosen).toEqual(['light.dark', 'light.checking']);
});
