import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Module, ModuleType } from '../../../../domain/place/module';
import {
  canKeepModule,
  decideModule,
  decideModuleChange,
  decideNextPage,
  type ModuleInput,
  moduleMachine,
} from '../../../../machines/place/module';
import { fakeActor, listen } from '../../../support/fakes';

const moduleOf = (id: number, module_type: ModuleType): Module => ({
  id,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 0,
});
const food = moduleOf(1, 'food');
const grocery = moduleOf(2, 'grocery');
const pharmacy = moduleOf(3, 'pharmacy');

describe('what to do with the modules of a place', () => {
  const cases: [string, Parameters<typeof decideModule>[0], string][] = [
    ['none (MOD-06)', wish({ available: [] }), 'none'],
    ['none, though asked for', wish({ wish: 'ask', available: [] }), 'none'],
    ['the only one', wish({ available: [food] }), 'take'],
    ['the only one is another than before', wish({ available: [food], current: grocery }), 'take'],
    ['several, none before (MOD-09)', wish({ available: [food, grocery] }), 'ask'],
    ['several with the current', wish({ available: [food, grocery], current: food }), 'keep'],
    ['several without the current', wish({ available: [food, grocery], current: pharmacy }), 'ask'],
    [
      'the preferred among several',
      wish({ available: [food, grocery], current: food, preferred: grocery }),
      'take',
    ],
    ['the preferred is missing', wish({ available: [food, grocery], preferred: pharmacy }), 'ask'],
    ['asked for', wish({ wish: 'ask', available: [food], current: food }), 'ask'],
  ];
  it.each(cases)('%s', (_, facts, decision) => {
    expect(decideModule(facts)).toBe(decision);
  });

  it('lets the choice be left only with a module that works there', () => {
    expect(canKeepModule({ available: [food], current: food })).toBe(true);
    expect(canKeepModule({ available: [food], current: grocery })).toBe(false);
    expect(canKeepModule({ available: [food], current: null })).toBe(false);
    expect(canKeepModule({ available: [], current: null })).toBe(true);
  });

  it('knows a change from a choice of the same', () => {
    expect(decideModuleChange(food, food)).toBe('stay');
    expect(decideModuleChange(food, grocery)).toBe('switch');
    expect(decideModuleChange(null, food)).toBe('switch');
  });
});

function wish(facts: Partial<Parameters<typeof decideModule>[0]>) {
  return { wish: 'settle' as const, available: [], current: null, preferred: null, ...facts };
}

function start(input: Partial<ModuleInput> = {}) {
  const list = fakeActor<Module[]>();
  const order: string[] = [];
  const machine = moduleMachine.provide({
    actors: { listModules: list.logic },
    actions: { rememberModule: (_, { module }) => void order.push(`remember ${module?.id}`) },
  });
  const actor = createActor(machine, {
    input: {
      wish: 'settle',
      current: null,
      chosen: null,
      preferred: null,
      askedModules: null,
      hasZone: true,
      ...input,
    },
  });
  const heard = listen(actor);
  actor.start();
  const reaches = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const output = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  return { actor, list, order, heard, reaches, output };
}

const said = ['notify module.selected', 'navigate /home'];

describe('settling the module of a place', () => {
  it('keeps the current one without a word', async () => {
    const { list, order, heard, output } = start({ current: food });
    list.last().answer([food, grocery]);
    expect(await output()).toEqual({ kind: 'kept' });
    expect([order, heard]).toEqual([[], []]);
  });

  it('takes the only one (MOD-07, MOD-08)', async () => {
    const { list, order, heard, output } = start({ current: grocery });
    list.last().answer([food]);
    expect(await output()).toEqual({ kind: 'chosen' });
    expect([order, heard]).toEqual([['remember 1'], said]);
  });

  it('takes the one pressed on the landing page', async () => {
    const { list, order, output } = start({ preferred: grocery });
    list.last().answer([food, grocery]);
    await output();
    expect(order).toEqual(['remember 2']);
  });

  it('stays on the page that a link led to', async () => {
    const { list, order, heard, output } = start({ preferred: grocery, stays: true });
    list.last().answer([food, grocery]);
    expect(await output()).toEqual({ kind: 'chosen' });
    expect([order, heard]).toEqual([['remember 2'], ['notify module.selected']]);
  });

  it('asks among several, and cannot be left without a module that works there (MOD-09)', async () => {
    const { actor, list, order, heard, reaches, output } = start({ current: pharmacy });
    list.last().answer([food, grocery]);
    const choosing = await reaches('choosing');
    expect(choosing.can({ type: 'module.closed' })).toBe(false);
    actor.send({ type: 'module.closed' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'module.chosen', module: grocery });
    expect(await output()).toEqual({ kind: 'chosen' });
    expect([order, heard]).toEqual([['remember 2'], said]);
  });

  it('can be left when the module of before works there', async () => {
    const { actor, list, order, heard, reaches, output } = start({ wish: 'ask', current: food });
    list.last().answer([food, grocery]);
    await reaches('choosing');
    actor.send({ type: 'module.closed' });
    expect(await output()).toEqual({ kind: 'kept' });
    expect([order, heard]).toEqual([[], []]);
  });

  it('says when there is none, and leads to another place (MOD-06)', async () => {
    const { actor, list, reaches, output } = start();
    list.last().answer([]);
    await reaches('noModules');
    actor.send({ type: 'module.retried' });
    list.last().answer([]);
    await reaches('noModules');
    actor.send({ type: 'module.locationAsked' });
    expect(await output()).toEqual({ kind: 'locationAsked' });
  });

  it('can be tried again when the list fails (MOD-20)', async () => {
    const { actor, list, reaches, output } = start();
    list.last().fail(new Error('down'));
    await reaches('failed');
    actor.send({ type: 'module.retried' });
    list.last().answer([food]);
    expect(await output()).toEqual({ kind: 'chosen' });
  });

  it.each(['loadingModules', 'failed', 'noModules'])('can be closed while %s', async (state) => {
    const { actor, list, order, reaches, output } = start();
    if (state === 'failed') list.last().fail(new Error('down'));
    if (state === 'noModules') list.last().answer([]);
    await reaches(state);
    actor.send({ type: 'module.closed' });
    expect(await output()).toEqual({ kind: 'closed' });
    expect(order).toEqual([]);
  });
});

describe('where a module leads (MOD-18, MOD-19)', () => {
  const parcel = moduleOf(4, 'parcel');
  it.each([
    ['a guest: home', food, { askedModules: null, hasZone: true }, 'home'],
    ['a customer not asked yet: interests', food, { askedModules: [2], hasZone: true }, 'interest'],
    ['a customer asked before: home', food, { askedModules: [1, 2], hasZone: true }, 'home'],
    ['no zone yet: home', food, { askedModules: [], hasZone: false }, 'home'],
    ['the parcel module: home', parcel, { askedModules: [], hasZone: true }, 'home'],
  ] as const)('%s', (_, module, facts, page) => {
    expect(decideNextPage(module, facts)).toBe(page);
  });

  it('asks a customer once what they like, when they turn to it', async () => {
    const turned = start({ current: food, chosen: grocery, askedModules: [1] });
    await turned.output();
    expect([turned.order, turned.heard]).toEqual([
      ['remember 2'],
      ['notify module.selected', 'navigate /interest'],
    ]);
    const stayed = start({ current: food, chosen: food, askedModules: [] });
    await stayed.output();
    expect(stayed.heard).toEqual(said);
  });
});

describe('a module pressed in the bar or strip', () => {
  it('becomes current before the way home (MOD-07, MOD-22)', async () => {
    const { list, order, heard, output } = start({ current: food, chosen: grocery });
    expect(await output()).toEqual({ kind: 'chosen' });
    expect([list.calls.length, order, heard]).toEqual([0, ['remember 2'], said]);
  });

  it('that is current already is not stored anew', async () => {
    const { order, heard, output } = start({ current: food, chosen: food });
    await output();
    expect([order, heard]).toEqual([[], said]);
  });
});
