import { fileURLToPath } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { discover } from '../../charts/atlas/discover';
import type { Drawing } from '../../charts/layout/drawing';
import { layOut, type Placing } from '../../charts/layout/layout';
import { movedScore } from '../../charts/layout/near';
import { overlapsIn } from '../../charts/layout/overlaps';
import { isStrip } from '../../charts/layout/score';
import type { Chart } from '../../charts/model/chart';
import { compareCharts } from '../../charts/model/compare';
import { wordLabels } from '../../charts/model/labels';
import { readChart } from '../../charts/model/readChart';

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

it('lays a strip out once where it was one in the language before, and looks further where it was none', async () => {
  const elk = new ELK();
  const steps = Array.from({ length: 16 }, (_, place) => `step${place}`);
  const chain = readChart(
    createMachine({
      id: 'chain',
      initial: 'step0',
      states: Object.fromEntries(
        steps.map((step, place) => [step, place < 15 ? { on: { next: `step${place + 1}` } } : {}]),
      ),
    }),
  );
  const laid = async (isStripBefore: boolean) => {
    let count = 0;
    const place: Placing = (graph) => {
      count += 1;
      return elk.layout(graph);
    };
    const like = { layout: 'DOWN BRANDES_KOEPF turned', isStrip: isStripBefore };
    const drawing = await layOut(chain, labelsOf(chain), undefined, { like, place });
    return { count, layout: drawing.layout, isStrip: isStrip(drawing) };
  };
  expect(await laid(true)).toEqual({
    count: 1,
    layout: 'DOWN BRANDES_KOEPF turned',
    isStrip: true,
  });
  expect((await laid(false)).count).toBeGreaterThan(4);
});
