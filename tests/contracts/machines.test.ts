import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { readChart } from '../../charts/package/model';
import { defaultLanguage, type Language, languageCodes } from '../../domain/language/languages';
import { allFlows, type Flow, others, statesOf } from '../support/machines';

const requirementIds = new Set(
  readFileSync(new URL('../requirements.csv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(',')[0])
    .filter(Boolean),
);
const flows = await allFlows();

/** Letters that a language is written in, as far as they tell it from others. */
const scripts: Partial<Record<Language, RegExp>> = { ar: /[\u0600-\u06ff]/ };
const isIn = (language: Language, text = '') => (scripts[language] ?? /\p{L}/u).test(text);

const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    if (typeof one === 'string') return [one];
    if (typeof one === 'object' && one !== null && 'type' in one && typeof one.type === 'string')
      return [one.type];
    return [];
  });

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const isOwn = (event: string) => !event.startsWith('xstate.') && event !== '' && event !== '*';

/** What of a machine is shown to people beside its states. */
function namesIn({ machine }: Flow) {
  const states = statesOf(machine.root);
  const transitions = states.flatMap(transitionsOf);
  const used = {
    events: transitions.map(({ eventType }) => eventType).filter(isOwn),
    guards: transitions.flatMap(({ guard }) => namesOf(guard)),
    actions: [
      ...transitions.flatMap(({ actions }) => namesOf(actions)),
      ...states.flatMap((state) => [...namesOf(state.entry), ...namesOf(state.exit)]),
    ],
    actors: states.flatMap((state) => state.invoke.flatMap(({ src }) => namesOf(src))),
    delays: states.flatMap((state) => state.after.map(({ delay }) => String(delay))),
  };
  return {
    ...used,
    guards: used.guards.filter((name) => !name.startsWith('xstate.')),
    actions: used.actions.filter((name) => !name.startsWith('xstate.')),
  };
}

/** Which flows each flow waits for, by its chart. */
const nested = Object.fromEntries(
  flows.map(({ name, machine }) => [
    name,
    [
      ...new Set(
        readChart(machine).states.flatMap(({ invokes }) =>
          invokes.flatMap(({ child }) => child ?? []),
        ),
      ),
    ].sort(),
  ]),
);

it('shows which flows a flow starts, also those whose code comes when they open', () => {
  expect({
    item: nested.item,
    rentalSearch: nested.rentalSearch,
    addVehicle: nested.addVehicle,
    parcel: nested.parcel,
    addFund: nested.addFund,
    newsletter: nested.newsletter,
  }).toEqual({
    item: ['addToCart', 'signIn'],
    rentalSearch: ['location'],
    addVehicle: ['changeTrip', 'rentalSearch', 'signIn'],
    parcel: ['location', 'placeOrder', 'signIn'],
    addFund: ['signIn'],
    newsletter: [],
  });
  const names = flows.map(({ name }) => name);
  expect(
    Object.values(nested)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
  const asked = flows.flatMap(({ name, machine }) =>
    readChart(machine).states.flatMap(({ invokes }) =>
      invokes
        .filter(
          ({ src, child }) =>
            child === null && src !== name && (names.includes(src) || /^askTo/.test(src)),
        )
        .map(({ src }) => `${name}: ${src}`),
    ),
  );
  expect(asked).toEqual([]);
});

it('finds the machines', () => {
  expect(flows.length).toBeGreaterThanOrEqual(8);
});

describe.each(flows.map((flow) => [flow.name, flow] as const))('machine %s', (name, flow) => {
  const states = statesOf(flow.machine.root);
  const below = states.filter((state) => state !== flow.machine.root);

  it('has its name and a version', () => {
    expect(flow.machine.id).toBe(name);
    expect(flow.machine.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('says what it is called and what it is for', () => {
    expect(flow.words?.title).toMatch(/^[A-Z].+/);
    expect(flow.machine.root.description).toMatch(/^\S.+\.$/);
  });

  it.each(others)('says what it is called and what it is for (%s)', (language) => {
    const words = flow.translated.get(language);
    expect(isIn(language, words?.title)).toBe(true);
    expect(words?.title).not.toBe(flow.words?.title);
    expect(words?.descriptions[name]).toMatch(/^\S.+\.$/);
    expect(isIn(language, words?.descriptions[name])).toBe(true);
    expect(words?.descriptions[name]).not.toBe(flow.machine.root.description);
  });

  it('describes every state, names its screen and its requirements', () => {
    const gaps = below.filter(
      ({ description, meta }) =>
        !description || typeof meta?.screen !== 'string' || !Array.isArray(meta?.requirements),
    );
    expect(gaps.map(({ id }) => id)).toEqual([]);
  });

  it('cites requirements that exist', () => {
    const cited = below.flatMap(({ meta }) => (meta?.requirements ?? []) as string[]);
    expect(cited.filter((id) => !requirementIds.has(id))).toEqual([]);
  });

  it('describes every choice', () => {
    const gaps = states.flatMap((state) =>
      [...state.transitions.values(), state.always ?? []]
        .filter((candidates) => candidates.length > 1)
        .flat()
        .filter(({ description }) => !description)
        .map(({ eventType }) => `${state.id}: ${eventType}`),
    );
    expect(gaps).toEqual([]);
  });

  it('answers every result and every failure of what it invokes', () => {
    const gaps = states.flatMap((state) =>
      state.invoke
        .filter(
          ({ id }) =>
            !state.transitions.has(`xstate.done.actor.${id}`) ||
            !state.transitions.has(`xstate.error.actor.${id}`),
        )
        .map(({ id }) => `${state.id}: ${id}`),
    );
    expect(gaps).toEqual([]);
  });

  it('leads every target to a state', () => {
    expect(() => statesOf(flow.machine.root).map((state) => state.initial)).not.toThrow();
    const lost = states.flatMap((state) =>
      transitionsOf(state)
        .flatMap(({ target }) => target ?? [])
        .filter((target) => !states.includes(target as AnyStateNode)),
    );
    expect(lost).toEqual([]);
  });

  it.each(languageCodes)('has plain names for everything shown (%s)', (language) => {
    const words = language === defaultLanguage ? flow.words : flow.translated.get(language);
    if (!words) throw new Error(`machines/${name} lacks its words (${language})`);
    const used = namesIn(flow);
    const gaps = (['events', 'guards', 'actions', 'actors', 'delays'] as const).flatMap((kind) =>
      [...new Set(used[kind])].filter((one) => !words[kind][one]).map((one) => `${kind}: ${one}`),
    );
    expect(gaps).toEqual([]);
  });

  it.each(others)('calls every state by a short name that none beside it has (%s)', (language) => {
    const names: Record<string, string> = flow.translated.get(language)?.states ?? {};
    const isName = (text = '') =>
      /^[\p{L}\p{M}][\p{L}\p{M}\d ,-]{1,30}[\p{L}\p{M}؟?]$/u.test(text) && isIn(language, text);
    const beside = ({ id, parent }: AnyStateNode) =>
      Object.values(parent?.states ?? {}).filter((one) => one.id !== id);
    const gaps = below
      .filter((state) => {
        const own = names[state.id];
        return !isName(own) || beside(state).some(({ id }) => names[id] === own);
      })
      .map(({ id }) => id);
    expect(gaps).toEqual([]);
    expect(Object.keys(names).sort()).toEqual(below.map(({ id }) => id).sort());
  });

  it.each(others)('has every description (%s)', (language) => {
    const descriptions: Record<string, string> = flow.translated.get(language)?.descriptions ?? {};
    const gaps = below.filter(
      ({ id, description }) =>
        !descriptions[id] || descriptions[id] === description || !isIn(language, descriptions[id]),
    );
    expect(gaps.map(({ id }) => id)).toEqual([]);
  });

  it.each(others)('tells every choice, and none that there is not (%s)', (language) => {
    const told: Record<string, string> = flow.translated.get(language)?.choices ?? {};
    const choices = new Set(
      states.flatMap(transitionsOf).flatMap(({ description = [] }) => description),
    );
    expect(Object.keys(told).sort()).toEqual([...choices].sort());
    const gaps = Object.entries(told).filter(
      ([english, text]) => text === english || !isIn(language, text),
    );
    expect(gaps).toEqual([]);
  });

  it.each(languageCodes)(
    'says within a sentence of every condition that it did not hold (%s)',
    (language) => {
      const words = language === defaultLanguage ? flow.words : flow.translated.get(language);
      const gaps = Object.entries(words?.guards ?? {})
        .filter(([guard, text]) => {
          const unmet = words?.unmet?.[guard] ?? '';
          return !/^[^\p{Lu}\s].*[^.\s]$/u.test(unmet) || unmet === text;
        })
        .map(([guard]) => guard);
      expect(gaps).toEqual([]);
      if (language === defaultLanguage) return;
      const english = Object.entries(words?.unmet ?? {}).filter(
        ([key, text]) => text === flow.words?.unmet?.[key],
      );
      expect(english).toEqual([]);
    },
  );

  it.each(others)('names nothing twice over that it does not have (%s)', (language) => {
    const words = flow.translated.get(language);
    for (const kind of ['events', 'guards', 'met', 'unmet', 'actions', 'actors', 'delays'] as const)
      expect(Object.keys(words?.[kind] ?? {}).sort()).toEqual(
        Object.keys(flow.words?.[kind] ?? {}).sort(),
      );
  });

  it.each(languageCodes)(
    'says why of conditions that it has, with the same values (%s)',
    (language) => {
      const words = language === defaultLanguage ? flow.words : flow.translated.get(language);
      const valuesIn = (text = '') => [...text.matchAll(/\{[^}]+\}/g)].map(String).sort();
      for (const kind of ['met', 'unmet'] as const)
        for (const [key, text] of Object.entries(words?.[kind] ?? {})) {
          expect(flow.words?.guards).toHaveProperty([key.split(' ')[0] ?? '']);
          expect(isIn(language, text)).toBe(true);
          expect(valuesIn(text)).toEqual(valuesIn(flow.words?.[kind]?.[key]));
        }
    },
  );
});
