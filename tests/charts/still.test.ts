import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { discover } from '../../charts/atlas/discover';
import type { Drawing } from '../../charts/layout/drawing';
import { layOut } from '../../charts/layout/layout';
import { movedScore } from '../../charts/layout/near';
import { overlapsIn } from '../../charts/layout/overlaps';
import type { Chart } from '../../charts/model/chart';
import { compareCharts } from '../../charts/model/compare';
import { wordLabels } from '../../charts/model/labels';

const machines = fileURLToPath(new URL('../../machines', import.meta.url));
/** A chart that goes on in a second row. */
const found = await discover(machines, ['identity/logout']);
const charts = found.map(({ chart }) => chart);
const words = found[0]?.words.en ?? {};
const labelsOf = (chart: Chart) => wordLabels(chart, words, 'en');
const drawings = await Promise.all(charts.map((chart) => layOut(chart, labelsOf(chart))));

/** How they are drawn beside ones in which the first state that is left is otherwise. */
const beside = (change: (state: Chart['states'][number]) => void) =>
  Promise.all(
    charts.map((old, place) => {
      const chart = structuredClone(old);
      const leaf = chart.states.find(({ parent, transitions }) => parent && transitions.length > 0);
      if (leaf) change(leaf);
      const both = compareCharts(old, chart).chart;
      return layOut(both, labelsOf(both), drawings[place]);
    }),
  );

const placesIn = (some: readonly Drawing[]) =>
  some.map(({ nodes }) => nodes.map(({ id, x, y }) => [id, x, y]));

it('lays a folded chart out as it stood where nothing has changed', async () => {
  expect(drawings.map(({ layout }) => layout)).toEqual(['RIGHT BRANDES_KOEPF turned folded']);
  expect(await beside(() => undefined)).toEqual(drawings);
});

it('draws what is said otherwise in the same place where it takes the same room', async () => {
  const drawn = await beside((state) => {
    for (const one of state.transitions) one.actions = [];
  });
  expect(placesIn(drawn)).toEqual(placesIn(drawings));
});

it.each<[string, (state: Chart['states'][number]) => void]>([
  [
    'a longer text',
    (state) => {
      state.description += ' And more is said of it.';
    },
  ],
  [
    'a way without its condition',
    ({ transitions: [first] }) => {
      if (first) first.guard = null;
    },
  ],
])('keeps a folded chart in its rows beside %s', async (_, change) => {
  const drawn = await beside(change);
  expect(drawn.map(({ layout }) => layout)).toEqual(['RIGHT BRANDES_KOEPF turned folded']);
  expect(
    drawn.map((drawing, place) => [
      movedScore(drawings[place] ?? drawing, drawing),
      overlapsIn(drawing),
    ]),
  ).toEqual([[0, []]]);
});
