import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { labelsOf } from '../../../charts/inspector/charts';
import { useCharts } from '../../../charts/inspector/view/useChart';
import { readChart } from '../../../charts/package/model';
import { lightMachine } from '../../charts/inspector/light';

const files: Record<string, object> = {
  'light.json': readChart(lightMachine),
  'light.words.en.json': { title: 'A light' },
  'light.words.es.json': { title: 'Una luz' },
};
const list = {
  folder: '/charts/',
  languages: ['en', 'ar', 'es'],
  areas: {},
  charts: [
    {
      id: 'light',
      version: null,
      titles: {},
      states: 4,
      transitions: 9,
      area: '',
      starts: [],
      chart: 'light.json',
      words: { en: 'light.words.en.json', es: 'light.words.es.json' },
      drawings: {},
    },
  ],
};

const asked: string[] = [];
const waiting = new Map<string, () => void>();
const arrive = (file: string) => act(async () => waiting.get(file)?.());

afterEach(() => vi.unstubAllGlobals());

it('a chart fetches the words of the language that is read, and is told in the former until they are there', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const file = address.slice(list.folder.length);
    asked.push(file);
    return new Promise((resolve) =>
      waiting.set(file, () => resolve({ ok: true, json: () => files[file] })),
    );
  });
  const { result, rerender } = renderHook(({ language }) => useCharts(list, ['light'], language), {
    initialProps: { language: 'en' },
  });
  const titles = () =>
    [...result.current.values()].map((chart) => {
      const [root] = chart.chart.states;
      return root && labelsOf(chart, chart.language).state(root).title;
    });
  expect(asked).toEqual(['light.json', 'light.words.en.json']);
  await arrive('light.json');
  expect(titles()).toEqual([]);
  await arrive('light.words.en.json');
  expect(titles()).toEqual(['A light']);

  rerender({ language: 'es' });
  expect(asked).toEqual(['light.json', 'light.words.en.json', 'light.words.es.json']);
  expect(titles()).toEqual(['A light']);
  rerender({ language: 'en' });
  await arrive('light.words.es.json');
  expect(titles()).toEqual(['A light']);
  await act(async () => rerender({ language: 'es' }));
  expect(titles()).toEqual(['Una luz']);

  await act(async () => rerender({ language: 'ar' }));
  expect(titles()).toEqual(['Light']);
  expect(asked).toHaveLength(3);
});
