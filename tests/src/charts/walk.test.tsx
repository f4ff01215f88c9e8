import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import { walkDrawing } from '../../../charts/drawing/walk';
import { ChartDrawing, layOut } from '../../../charts/package/drawing';
import { developerLabels, readChart, wordLabels } from '../../../charts/package/model';

const chart = readChart(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { shut: 'closed', blown: 'closed' } },
      closed: {
        initial: 'bolted',
        on: { opened: 'open' },
        states: { bolted: { on: { unbolted: 'free' } }, free: {} },
      },
    },
  }),
);

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;
afterEach(() => scrolled.mockClear());

const said = () => document.activeElement?.getAttribute('aria-label');
const press = (...keys: string[]) => {
  for (const key of keys)
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
  return said();
};

const drawings = {
  en: layOut(chart, developerLabels),
  ar: layOut(chart, wordLabels(chart, {}, 'ar')),
};

async function drawn(language: 'en' | 'ar' = 'en') {
  const drawing = await drawings[language];
  const clicked: (string | undefined)[] = [];
  document.body.addEventListener('keydown', walkDrawing);
  render(<ChartDrawing drawing={drawing} title="A door" canWalk />);
  for (const one of document.querySelectorAll<SVGElement>('[role="treeitem"]'))
    one.addEventListener('click', () => clicked.push(one.dataset.state));
  document.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  return clicked;
}
afterEach(() => {
  cleanup();
  document.body.removeEventListener('keydown', walkDrawing);
});

it('tells the states as a tree and the ways as links between them', async () => {
  await drawn();
  expect(
    screen
      .getAllByRole('treeitem')
      .map((one) => `${one.getAttribute('aria-level')} ${one.getAttribute('aria-label')}`)
      .sort(),
  ).toEqual(['1 door', '2 closed', '2 open', '3 bolted', '3 free']);
  expect(
    screen
      .getAllByRole('link')
      .map((one) => one.getAttribute('aria-label'))
      .sort(),
  ).toEqual([
    'blown: open → closed',
    'opened: closed → open',
    'shut: open → closed',
    'unbolted: bolted → free',
  ]);
  expect(document.querySelectorAll('[tabindex="0"]').length).toBe(1);
});

it('is walked by arrows: down the tree, forward and back along the ways, and chosen by Enter', async () => {
  const clicked = await drawn();
  expect(said()).toBe('door');
  expect(press('End')).toBe('free');
  expect(press('Home')).toBe('door');
  expect(press('ArrowDown')).toBe('open');
  expect(press('ArrowRight')).toBe('shut: open → closed');
  expect(press('ArrowDown')).toBe('blown: open → closed');
  expect(press('ArrowRight')).toBe('closed');
  expect(press('ArrowLeft')).toBe('shut: open → closed');
  expect(press('ArrowLeft')).toBe('open');
  expect(press('ArrowLeft')).toBe('opened: closed → open');
  expect(press('Enter')).toBe('open');
  expect(press('Enter')).toBe('open');
  expect(clicked).toEqual(['door.open', 'door.open']);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  expect(document.querySelectorAll('[tabindex="0"]').length).toBe(1);
  expect(scrolled).toHaveBeenCalled();
});

it('is walked the other way round where it is read from the right', async () => {
  await drawn('ar');
  press('ArrowDown');
  expect(press('ArrowLeft')).toBe('shut: Open → Closed');
  expect(press('ArrowLeft')).toBe('Closed');
  expect(press('ArrowRight')).toBe('shut: Open → Closed');
});
