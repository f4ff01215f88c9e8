import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keptDrawings, labelSets } from '../../../charts/atlas/kept/layouts';
import type { Drawing } from '../../../charts/layout/drawing';
import { looseEndsIn, overlapsIn, tightIn } from '../../../charts/layout/overlaps';
import { readChart } from '../../../charts/model/readChart';
import { firstWrong } from '../../../charts/paths/approved/compare';
import { draft } from '../../../charts/paths/approved/write';
import { bugsOf, bugText } from '../../../charts/paths/bugs';
import { explore, mostConfigurations } from '../../../charts/paths/explore';
import { planPaths } from '../../../charts/paths/plan';
import { runPath } from '../../../charts/paths/run';
import { corpus } from './corpus';
import { configText, features } from './features';

const cache = fileURLToPath(
  new URL('../../../node_modules/.cache/inspector/layouts', import.meta.url),
);

/** Regions in one order, so that equal values are equal texts. */
const valueText = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const named = corpus.map((one) => [one.model.name, one] as const);

describe('machines as others write them', () => {
  it('are at least 25, each with a name of its own', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(corpus.length);
    expect(corpus.length).toBeGreaterThanOrEqual(25);
  });

  it('have every feature of XState 5.33 at least once', () => {
    const texts = corpus.map(({ model }) => configText(model.machine));
    const missing = Object.entries(features)
      .filter(([, sign]) => !texts.some((text) => sign.test(text)))
      .map(([feature]) => feature);
    expect(missing).toEqual([]);
  });

  it.each(named)('%s: all that happens is known, and happens so on the machine', async (_, one) => {
    const { model, bound, values, unreached, bugs } = one;
    const explored = explore(model, bound ?? mostConfigurations);
    expect(explored.cut > 0).toBe(bound !== null);
    expect(bugsOf(explored).map(bugText)).toEqual(bugs);
    if (values) {
      const found = explored.configurations.map(({ snapshot }) => valueText(snapshot.value));
      expect([...new Set(found)].sort()).toEqual(values.map(valueText).sort());
    }
    const plan = await planPaths(explored, 'transitions');
    expect(Object.fromEntries(plan.unreached.map(({ goal, reason }) => [goal, reason]))).toEqual(
      unreached,
    );
    for (const path of plan.paths) expect(await runPath(explored, path)).toBeNull();
  });

  it.each(named)('%s is approved as it is', async (_, { model, bound }) => {
    const { approved } = await draft(model, null, bound ?? mostConfigurations);
    expect(firstWrong(model, approved)).toBeNull();
  });

  it.each(named)('%s is drawn without an overlap', async (_, { model }) => {
    const one = { chart: readChart(model.machine), words: {} };
    for (const text of Object.values(await keptDrawings(one, labelSets(['en']), { cache }))) {
      const drawing = JSON.parse(text) as Drawing;
      expect(overlapsIn(drawing)).toEqual([]);
      expect(looseEndsIn(drawing)).toEqual([]);
      expect(tightIn(drawing)).toEqual([]);
    }
  });
});
