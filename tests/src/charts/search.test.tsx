import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readChart } from '../../../charts/package/model';
import { lightMachine } from '../../charts/inspector/light';
import { entryOf, InspectorPane, listOf } from './inspectorPane';

const list = listOf(['light', 'lamp'].map((id) => entryOf(id)));

const arrivals = new Map<string, (answer: object) => void>();
const arrive = (file: string) =>
  act(async () => {
    const value = readChart(lightMachine);
    arrivals.get(`/charts/${file}`)?.({ ok: true, json: () => value });
  });
afterEach(() => vi.unstubAllGlobals());

const chosen: (string | null)[] = [];

it('what is typed while a chart is on its way is found when it is there, and forgotten with another chart', async () => {
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise((resolve) => arrivals.set(address, resolve)),
  );
  render(<InspectorPane list={list} onChosen={(state) => chosen.push(state)} />);
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
