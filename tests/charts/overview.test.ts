import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { collapsed } from '../../charts/drawing/collapse';
import { mirrored } from '../../charts/drawing/mirror';
import { samePlace } from '../../charts/drawing/samePlace';
import { rowText } from '../../charts/drawing/spoken';
import { layOut } from '../../charts/layout/layout';
import { movedScore } from '../../charts/layout/near';
import { overlapsIn } from '../../charts/layout/overlaps';
import { layTask } from '../../charts/layout/task';
import type { Chart } from '../../charts/model/chart';
import { transitionsOf } from '../../charts/model/chart';
import { wordLabels } from '../../charts/model/labels';
import { overviewOf } from '../../charts/model/overview';
import { readChart } from '../../charts/model/readChart';

const shop = readChart(
  createMachine({
    id: 'shop',
    initial: 'looking',
    states: {
      looking: { on: { chosen: 'buying', asked: 'buying.pay.owing' } },
      buying: {
        type: 'parallel',
        on: { left: 'looking' },
        states: {
          pay: {
            initial: 'owing',
            states: {
              owing: { on: { paid: 'paying', gone: '#shop.done' } },
              paying: { on: { gone: '#shop.done', back: 'owing' } },
            },
          },
          pack: {
            initial: 'a',
            states: { a: {}, b: {}, c: {}, d: {}, e: { initial: 'x', states: { x: {} } } },
          },
        },
      },
      done: { type: 'final' },
    },
  }),
);
const labelsOf = (chart: Chart, language = 'en') => wordLabels(chart, {}, language);

it('tells of a chart’s first level what is inside its states, and the ways between these', () => {
  const overview = overviewOf(shop, labelsOf(shop));
  if (!overview) throw new Error('no overview');
  const { chart, folded, labels, meant } = overview;
  expect(chart.states.map(({ id }) => id)).toEqual([
    'shop',
    'shop.looking',
    'shop.buying',
    'shop.buying.pay',
    'shop.buying.pack',
    'shop.done',
  ]);
  expect(folded).toEqual(['shop.buying.pay', 'shop.buying.pack']);
  const texts = chart.states.flatMap((state) => labels.state(state).text ?? []);
  expect(texts).toEqual(['2 states: Owing · Paying', '6 states: A · B · C · D …']);
  expect(
    transitionsOf(chart).map(({ source, event, targets }) => [source, event, ...targets]),
  ).toEqual([
    ['shop.looking', 'chosen', 'shop.buying'],
    ['shop.looking', 'asked', 'shop.buying.pay'],
    ['shop.buying', 'left', 'shop.looking'],
    ['shop.buying.pay', 'gone', 'shop.done'],
  ]);
  expect(meant.get('shop.buying.pay.owing|gone|0')).toEqual([
    'shop.buying.pay.owing|gone|0',
    'shop.buying.pay.paying|gone|0',
  ]);
});

it('tells the same once, and of one actor alone only how it ends', () => {
  const asking = { invoke: { src: 'ask', onDone: '#job.asked', onError: '#job.asked' } };
  const chart = readChart(
    createMachine({
      id: 'job',
      initial: 'one',
      states: {
        one: { initial: 'a', states: { a: { ...asking, on: { b: 'b' } }, b: asking } },
        two: {
          initial: 'a',
          states: { a: asking, b: { invoke: { src: 'pay', onDone: '#job.one' } } },
        },
        asked: {},
      },
    }),
  );
  const overview = overviewOf(chart, labelsOf(chart, 'es'));
  if (!overview) throw new Error('no overview');
  const told = transitionsOf(overview.chart).map((way) => [
    way.source,
    overview.labels.event(way),
    overview.meant.get(way.id)?.length,
  ]);
  expect(told).toEqual([
    ['job.one', 'Hecho', 2],
    ['job.one', 'Ha fallado', 2],
    ['job.two', 'ask: hecho', 1],
    ['job.two', 'ask: ha fallado', 1],
    ['job.two', 'pay: hecho', 1],
  ]);
});

it('draws it smaller, with nothing over another, and knows what each way stands for', async () => {
  const [whole, first] = await Promise.all([
    layOut(shop, labelsOf(shop)),
    layTask({ chart: shop, set: 'en', words: {}, isOverview: true }),
  ]);
  if (!first) throw new Error('no overview');
  expect(overlapsIn(first)).toEqual([]);
  expect(first.width * first.height).toBeLessThan(whole.width * whole.height * 0.7);
  expect(first.nodes.filter(({ isFolded }) => isFolded).map(({ id }) => id)).toEqual([
    'shop.buying.pay',
    'shop.buying.pack',
  ]);
  expect(first.edges.find(({ to }) => to === 'shop.done')?.transitions).toEqual([
    'shop.buying.pay.owing|gone|0',
    'shop.buying.pay.paying|gone|0',
  ]);
  const flat = readChart(createMachine({ id: 'flat', initial: 'a', states: { a: {}, b: {} } }));
  expect(overviewOf(flat, labelsOf(flat))).toBeNull();
});

it('says of a folded state what is in it', async () => {
  const drawing = await layOut(shop, labelsOf(shop, 'es'));
  const folded = collapsed(drawing, new Set(['shop.buying.pay']));
  const pay = folded.nodes.find(({ id }) => id === 'shop.buying.pay');
  expect(pay?.isFolded).toBe(true);
  expect(pay?.box?.rows.map(rowText)).toEqual(['Pay', '2 estados: Owing · Paying']);
  expect(pay?.height).toBeGreaterThanOrEqual(pay?.box?.height ?? Number.POSITIVE_INFINITY);
  expect(overlapsIn(folded)).toEqual([]);
});

it('finds the same place in another language, mirrored or not', async () => {
  const drawing = await layOut(shop, labelsOf(shop));
  const turned = mirrored(drawing);
  const node = drawing.nodes.find(({ id }) => id === 'shop.looking');
  const same = turned.nodes.find(({ id }) => id === 'shop.looking');
  if (!node || !same) throw new Error('not drawn');
  const point = { x: node.x + node.width / 4, y: node.y + node.height / 2 };
  expect(samePlace(drawing, turned, point)).toEqual({
    x: same.x + same.width / 4,
    y: same.y + same.height / 2,
  });
  const beside = { x: node.x - 10, y: node.y - 30 };
  const first = { ...drawing, nodes: [node] };
  expect(samePlace(first, { ...turned, nodes: [same] }, beside)).toEqual({
    x: same.x - 10,
    y: same.y - 30,
  });
});

const line = (ways: Record<string, string[]>) =>
  readChart(
    createMachine({
      id: 'line',
      initial: 'a',
      states: Object.fromEntries(
        Object.entries(ways).map(([key, to]) => [
          key,
          { on: Object.fromEntries(to.map((one) => [`to.${one}`, one])) },
        ]),
      ),
    }),
  );

it('lays a chart out near to how it stood, and as it stood where nothing moved', async () => {
  const before = line({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] });
  const drawing = await layOut(before, labelsOf(before));
  expect(await layOut(before, labelsOf(before), drawing)).toEqual(drawing);
  const after = line({ e: ['c'], a: ['e', 'b', 'c'], b: ['d'], c: ['d'], d: ['e'] });
  const near = await layOut(after, labelsOf(after), drawing);
  expect(movedScore(drawing, near)).toBe(0);
  expect(overlapsIn(near)).toEqual([]);
  const turned = { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, x: -node.x })) };
  expect(movedScore(drawing, turned)).toBeGreaterThan(0);
});
