import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { transitionId } from '../model/transitionId';

const mutations = [
  'transition dropped',
  'transition led elsewhere',
  'error path dropped',
  'guard turned round',
  'action dropped',
  'action swapped',
] as const;
type Mutation = (typeof mutations)[number];

export interface Mutant {
  readonly mutation: Mutation;
  /** Id of the transition or state that has it, and the action's name. */
  readonly at: string;
  make(): AnyStateMachine;
}

const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child)),
];

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const definitionIn = (machine: AnyStateMachine, id: string): AnyTransitionDefinition => {
  const found = below(machine.root)
    .flatMap(definitionsOf)
    .find((definition) => transitionId(definition) === id);
  if (!found) throw new Error(`There is no transition ${id}`);
  return found;
};

const isErrorPath = ({ eventType }: AnyTransitionDefinition) =>
  eventType.startsWith('xstate.error.actor.');

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String(Reflect.get(Object(action), 'type'));
const renamed = (action: unknown, type: string): unknown =>
  typeof action === 'string' ? type : { ...Object(action), type };

function dropFrom(machine: AnyStateMachine, id: string): void {
  const definition = definitionIn(machine, id);
  const { source, eventType } = definition;
  if (eventType === '') source.always = source.always?.filter((one) => one !== definition) ?? [];
  else
    source.transitions.set(
      eventType,
      (source.transitions.get(eventType) ?? []).filter((one) => one !== definition),
    );
}

/** The sibling after the target, or its parent's where it has none: a slip of the pen. */
function elsewhere(definition: AnyTransitionDefinition): AnyStateNode | null {
  const target = definition.target?.[0];
  const siblings: AnyStateNode[] = Object.values(target?.parent?.states ?? {});
  if (!target || siblings.length < 2 || target.parent?.type === 'parallel') return null;
  return siblings[(siblings.indexOf(target) + 1) % siblings.length] ?? null;
}

/** More questions than any suite asks: a mistake can make a machine go round in circles for ever. */
const mostQuestions = 20_000;

/** The guards of a machine, which give up where a machine asks them without end. */
function patientGuards(machine: AnyStateMachine) {
  let asked = 0;
  return Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(([name, guard]) => {
      if (typeof guard !== 'function' || 'check' in guard) return [name, guard];
      const patient = (args: unknown, params: unknown) => {
        asked += 1;
        if (asked > mostQuestions) throw new Error('goes round in circles');
        return Boolean(Reflect.apply(guard, undefined, [args, params]));
      };
      return [name, patient];
    }),
  );
}

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const copyWith = (change: (copy: AnyStateMachine) => void) => () => {
    const copy: AnyStateMachine = machine.provide({ guards: patientGuards(machine) });
    change(copy);
    return copy;
  };
  const nodes = below(machine.root);
  const names = Object.keys(machine.implementations.actions ?? {});
  const another = (name: string) => names[(names.indexOf(name) + 1) % names.length];
  const ofList = (
    at: string,
    actions: readonly unknown[],
    set: (copy: AnyStateMachine, actions: unknown[]) => void,
  ): Mutant[] =>
    actions.flatMap((action, index): Mutant[] => {
      const name = nameOf(action);
      const other = another(name);
      const dropped = actions.filter((_, place) => place !== index);
      const swapped = actions.map((one, place) =>
        place === index && other ? renamed(one, other) : one,
      );
      return [
        {
          mutation: 'action dropped',
          at: `${at}: ${name}`,
          make: copyWith((copy) => set(copy, dropped)),
        },
        ...(other && other !== name && names.includes(name)
          ? [
              {
                mutation: 'action swapped' as const,
                at: `${at}: ${name} by ${other}`,
                make: copyWith((copy) => set(copy, swapped)),
              },
            ]
          : []),
      ];
    });
  const ofTransition = (definition: AnyTransitionDefinition): Mutant[] => {
    const at = transitionId(definition);
    const led = elsewhere(definition);
    return [
      {
        mutation: isErrorPath(definition) ? 'error path dropped' : 'transition dropped',
        at,
        make: copyWith((copy) => dropFrom(copy, at)),
      },
      ...(led
        ? [
            {
              mutation: 'transition led elsewhere' as const,
              at: `${at} to ${led.id}`,
              make: copyWith((copy) => {
                const target = below(copy.root).find(({ id }) => id === led.id);
                Object.assign(definitionIn(copy, at), { target: target ? [target] : [] });
              }),
            },
          ]
        : []),
      ...(definition.guard
        ? [
            {
              mutation: 'guard turned round' as const,
              at,
              make: copyWith((copy) => {
                Object.assign(definitionIn(copy, at), { guard: not(definition.guard as never) });
              }),
            },
          ]
        : []),
      ...ofList(at, definition.actions, (copy, actions) => {
        Object.assign(definitionIn(copy, at), { actions });
      }),
    ];
  };
  const ofState = (node: AnyStateNode): Mutant[] =>
    (['entry', 'exit'] as const).flatMap((list) =>
      ofList(`${node.id} ${list}`, node[list], (copy, actions) => {
        const same = below(copy.root).find(({ id }) => id === node.id);
        if (same) Object.assign(same, { [list]: actions });
      }),
    );
  return [...nodes.flatMap(definitionsOf).flatMap(ofTransition), ...nodes.flatMap(ofState)];
}
