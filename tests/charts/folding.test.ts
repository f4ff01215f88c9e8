import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { discover } from '../../charts/atlas/discover';
import { collapsed, focused } from '../../charts/drawing/collapse';
import { layOut } from '../../charts/layout/layout';
import { looseEndsIn, overlapsIn } from '../../charts/layout/overlaps';
import { wordLabels } from '../../charts/model/labels';

const found = await discover(fileURLToPath(new URL('../../machines', import.meta.url)));
const named = ['checkout', 'addressChoice', 'otp'];

describe.each(named)('a drawing of %s', (name) => {
  const one = found.find(({ chart }) => chart.id === name);
  if (!one) throw new Error(`${name} is no machine`);
  const { chart, words } = one;
  const groups = chart.states.filter(({ parent, children }) => parent && children.length > 0);
  const drawn = layOut(chart, wordLabels(chart, words.en ?? {}, 'en'));

  it('closes up when groups are folded, and lays nothing over another', async () => {
    const drawing = await drawn;
    const all = groups.map(({ id }) => id);
    for (const ids of [...all.map((id) => [id]), all]) {
      const folded = collapsed(drawing, new Set(ids));
      expect(overlapsIn(folded)).toEqual([]);
      expect(looseEndsIn(folded)).toEqual([]);
      const left = (folded.width * folded.height) / (drawing.width * drawing.height);
      expect(left).toBeLessThanOrEqual(ids === all ? 0.75 : 1);
      const gone = drawing.nodes.filter(({ id }) => !folded.nodes.some((node) => node.id === id));
      for (const { state } of gone) expect(ids.some((id) => state.startsWith(id))).toBe(true);
    }
  });

  it('shows one group alone', async () => {
    const drawing = await drawn;
    for (const { id, children } of groups) {
      const part = focused(drawing, id);
      expect(overlapsIn(part)).toEqual([]);
      const shown = part.nodes.filter(({ kind }) => kind === 'state').map((node) => node.id);
      expect(shown).toEqual(expect.arrayContaining([id, ...children]));
    }
  });
});
