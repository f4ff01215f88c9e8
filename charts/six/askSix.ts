import type { SixFunction, SixSources } from './machine';

/** What XState 5 tells a function. */
export interface FiveArgs {
  readonly context: unknown;
  readonly event: { readonly type: string };
  readonly self?: unknown;
  readonly system?: unknown;
}

const ownEvent = /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.*)$/;
/** What of an event of its own XState 6 says in a field instead of in the type. */
const named: Record<string, string> = {
  'done.actor': 'actorId',
  'error.actor': 'actorId',
  snapshot: 'actorId',
  'done.state': 'stateId',
};

/** An event as XState 6 has it: its own have one type for all actors and states. */
export function sixEvent(event: { readonly type: string }): { type: string } {
  if (event.type === 'xstate.init') return { ...event, type: '@xstate.init' };
  const [, kind = '', of] = ownEvent.exec(event.type) ?? [];
  if (of === undefined) return event;
  const field = named[kind];
  return { ...event, type: `xstate.${kind}`, ...(field && { [field]: of }) };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Stands where nothing is to be done: what a function answers is asked for alone. */
const nothing: unknown = new Proxy(() => undefined, {
  get: () => () => ({}),
});

/** What a function of a machine of XState 6 answers, told in the words of XState 6. */
export function askSix(
  answer: SixFunction,
  { context, event, self, system }: FiveArgs,
  sources: SixSources,
  enq: unknown = nothing,
): unknown {
  const told = sixEvent(event);
  const of = (name: string): unknown => {
    if (self !== undefined) return Reflect.apply(Reflect.get(Object(self), name), self, []);
    throw new Error('XState 5 tells a condition of context and event alone');
  };
  const args = {
    context,
    event: told,
    output: fieldOf(told, 'output'),
    input: undefined,
    system,
    self,
    parent: fieldOf(self, '_parent'),
    ...sources,
    get value() {
      return fieldOf(of('getSnapshot'), 'value');
    },
    get children() {
      return fieldOf(of('getSnapshot'), 'children');
    },
  };
  return Reflect.apply(answer, undefined, [args, enq]);
}
