import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { type InPage, noMistake, unknownMistake } from '../../../charts/paths/mutation/inPage';
import { globalName, mistakeName } from '../../../charts/paths/mutation/names';
import { wrapped } from '../../../charts/paths/mutation/wrapped';

const switchesOfTests = Reflect.get(globalThis, globalName);
afterEach(() => {
  Reflect.set(globalThis, globalName, switchesOfTests);
  Reflect.deleteProperty(globalThis, mistakeName);
});

/** What a page reads that was opened with a mistake. */
async function opened(mistake: InPage) {
  Reflect.set(globalThis, mistakeName, mistake);
  vi.resetModules();
  const { mistaken } = await import('../../../charts/paths/mutation/mistaken');
  const { enter }: { enter: (file: string) => (site: number) => boolean } = Reflect.get(
    globalThis,
    globalName,
  );
  return { mistaken, enter };
}

const lamp = setup({
  types: { events: {} as { type: 'press' } },
  actions: { ring: () => undefined },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: { target: 'on', actions: 'ring' } } }, on: {} },
});

describe('a page that is opened with a mistake', () => {
  it('has it in the chart of its machine, whatever the product provides that with', async () => {
    const { mistaken } = await opened({
      flow: 'lamp',
      key: 'transition led elsewhere: lamp.off|press|0 to lamp.off',
      isOfChart: true,
    });
    const ring = vi.fn();
    const actor = createActor(mistaken(lamp).provide({ actions: { ring } })).start();
    actor.send({ type: 'press' });
    expect(actor.getSnapshot().value).toBe('off');
    expect(ring).toHaveBeenCalledOnce();
    expect(createActor(lamp).start().getSnapshot().can({ type: 'press' })).toBe(true);
  });

  it('has it in no other machine, and none where there is none', async () => {
    const { mistaken } = await opened({
      flow: 'door',
      key: 'transition led elsewhere: lamp.off|press|0 to lamp.off',
      isOfChart: true,
    });
    expect(mistaken(lamp)).toBe(lamp);
    expect((await opened(noMistake)).mistaken(lamp)).toBe(lamp);
  });

  it('says so where its machine can have no such mistake', async () => {
    const { mistaken } = await opened({ flow: 'lamp', key: 'guard dropped: ?', isOfChart: true });
    expect(() => mistaken(lamp)).toThrow(`${unknownMistake}: guard dropped: ?`);
  });

  it('has it in one place of the code', async () => {
    const { enter, mistaken } = await opened({
      flow: 'lamp',
      key: 'lamp/lamp.ts#1',
      isOfChart: false,
    });
    const [own, other] = [enter('lamp/lamp.ts'), enter('lamp/lamp.tsx')];
    expect([own(0), own(1), own(2), other(1)]).toEqual([false, true, false, false]);
    expect(mistaken(lamp)).toBe(lamp);
  });
});

it('lets every machine of a file go through the page, on the lines where it was', () => {
  const code = [
    "import { setup } from 'xstate';",
    'export const a = setup({ guards }).createMachine({',
    '  id: one(),',
    '});',
    'export const b = createMachine({});',
  ].join('\n');
  expect(wrapped('a.ts', code, '/mistaken.ts')).toBe(
    [
      'import { mistaken as __mistaken } from "/mistaken.ts"; import { setup } from \'xstate\';',
      'export const a = __mistaken(setup({ guards }).createMachine({',
      '  id: one(),',
      '}));',
      'export const b = __mistaken(createMachine({}));',
    ].join('\n'),
  );
});
