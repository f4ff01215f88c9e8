import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { discover } from '../../charts/atlas/discover';
import { keptDrawings, keptOverviews, labelSets } from '../../charts/atlas/kept/layouts';
import { languagesOf } from '../../charts/atlas/site';
import type { Drawing } from '../../charts/layout/drawing';
import { layOut } from '../../charts/layout/layout';
import { looseEndsIn, overlapsIn } from '../../charts/layout/overlaps';
import { textStyles } from '../../charts/layout/styles';
import { wordLabels } from '../../charts/model/labels';
import { readChart } from '../../charts/model/readChart';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const found = await discover(folder('../../machines'));

const sets = labelSets(languagesOf(found));
const drawn = found.flatMap((one) => sets.map((set) => [one.chart.id, set, one] as const));

/** The inspector's own: the very drawings that it shows are looked at, and its build finds them made. */
const cache = folder('../../node_modules/.cache/inspector/layouts');

/** Texts that stick out of their box, or boxes out of the drawing. */
const outside = ({ nodes, edges, width, height }: Drawing) =>
  [...nodes, ...edges.flatMap(({ id, label }) => (label ? [{ ...label, id }] : []))]
    .filter(
      ({ x, y, width: w, height: h, box }) =>
        x < 0 ||
        y < 0 ||
        x + w > width ||
        y + h > height ||
        box?.rows.some(({ lines }) => lines.some((line) => line.x + line.width > w)),
    )
    .map(({ id }) => id);

/** All drawings of a chart are made at once, by the first of its tests. */
const longest = 60_000;

describe('no drawing lays one thing over another', () => {
  it.each(drawn)(
    '%s in %s',
    async (_id, set, one) => {
      const { chart } = one;
      const drawing = JSON.parse((await keptDrawings(one, sets, { cache }))[set] ?? '') as Drawing;
      expect(overlapsIn(drawing)).toEqual([]);
      expect(looseEndsIn(drawing)).toEqual([]);
      expect(outside(drawing)).toEqual([]);
      const ways = drawing.edges.flatMap(({ transitions }) => transitions);
      const told = drawing.nodes.flatMap(({ box }) => box?.rows ?? []);
      const shown = new Set([...ways, ...told.map(({ transition }) => transition)]);
      const all = chart.states.flatMap(({ transitions }) => transitions.map(({ id }) => id));
      expect(all.filter((id) => !shown.has(id))).toEqual([]);
    },
    longest,
  );
});

/** What the inspector has for a drawing in a window of 1440 by 960 beside its flows, without its margins of 20 and 24. */
const pane = { width: 1_176 - 40, height: 736 - 48 };

/** Sizes of all texts, and how large they are where the whole is shown in that pane. */
const smallest = ({ nodes, edges, width, height }: Drawing) => {
  const boxes = [...nodes, ...edges.map(({ label }) => label)].flatMap((one) => one?.box ?? []);
  const lines = boxes.flatMap(({ rows }) => rows.flatMap((row) => row.lines));
  const size = Math.min(...lines.map(({ style }) => textStyles[style].size));
  return size * Math.min(1, pane.width / width, pane.height / height);
};

it(
  'the first level of the five largest charts that have levels is read in the inspector of a 1440 window, in texts of 9 pixels',
  async () => {
    const largest = found
      .filter(({ chart }) =>
        chart.states.some(({ parent }) => parent !== null && parent !== chart.id),
      )
      .sort((one, other) => other.chart.states.length - one.chart.states.length)
      .slice(0, 5);
    expect(largest.map(({ chart }) => chart.id)).toEqual([
      'rideJob',
      'parcel',
      'signIn',
      'checkout',
      'addressForm',
    ]);
    for (const one of largest) {
      const first = await keptOverviews(one, await keptDrawings(one, sets, { cache }), { cache });
      expect(Object.keys(first)).toEqual(sets);
      const wrong = Object.entries(first).flatMap(([set, text]) => {
        const drawing: Drawing = JSON.parse(text);
        const is = [
          overlapsIn(drawing).length,
          outside(drawing).length,
          smallest(drawing),
        ] as const;
        return is[0] + is[1] > 0 || is[2] < 9 ? [[set, ...is]] : [];
      });
      expect([one.chart.id, wrong]).toEqual([one.chart.id, []]);
    }
  },
  longest,
);

it('lays out 120 states without an overlap', async () => {
  const groups = Array.from({ length: 12 }, (_, place) => `group${place}`);
  const steps = Array.from({ length: 9 }, (_, place) => `enteringStep${place}`);
  const machine = createMachine({
    id: 'large',
    initial: 'group0',
    states: Object.fromEntries(
      groups.map((group, place) => [
        group,
        {
          initial: 'enteringStep0',
          description: 'A part of a long form with a purpose of its own.',
          on: { leave: groups[(place + 1) % groups.length] },
          states: Object.fromEntries(
            steps.map((step, at) => [
              step,
              {
                description: 'The shopper fills in one part of it.',
                on: {
                  next: steps[(at + 1) % steps.length],
                  ...(at === 4 ? { skip: `#large.${groups[(place + 2) % groups.length]}` } : {}),
                },
              },
            ]),
          ),
        },
      ]),
    ),
  } as never);
  const chart = readChart(machine);
  expect(chart.states.length).toBe(121);
  const drawing = await layOut(chart, wordLabels(chart, {}, 'en'));
  expect(overlapsIn(drawing)).toEqual([]);
}, 60_000);

it('finds what lies over something', () => {
  const area = { x: 0, y: 0, width: 50, height: 20 };
  const state = { kind: 'state', parent: null, depth: 0, shape: 'leaf', box: null } as const;
  const line = { transitions: [], hasHead: true, from: 'a', to: 'b' };
  const box = { width: 30, height: 20, rows: [], rule: null };
  const drawing: Drawing = {
    chart: 'over',
    language: 'en',
    width: 200,
    height: 100,
    nodes: [
      { ...area, ...state, id: 'a', state: 'a' },
      { ...area, ...state, id: 'b', state: 'b', x: 40 },
      { ...area, ...state, id: 'c', state: 'c', x: 120 },
    ],
    edges: [
      {
        ...line,
        id: 'first',
        points: [
          { x: 0, y: 10 },
          { x: 130, y: 10 },
        ],
        label: null,
      },
      {
        ...line,
        id: 'second',
        points: [],
        label: { x: 80, y: 5, width: 30, height: 20, box },
      },
    ],
  };
  expect(overlapsIn(drawing).map(({ first, second }) => `${first} ${second}`)).toEqual([
    'a b',
    'label second b',
    'line first a',
    'line first b',
    'line first c',
    'line first label second',
  ]);
  expect(looseEndsIn(drawing)).toEqual(['first', 'second']);
});
