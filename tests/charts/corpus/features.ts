import type { AnyStateMachine } from 'xstate';

/** A machine's configuration as a text: functions as they were written, XState's own actions by their kind. */
export function configText({ config, implementations }: AnyStateMachine): string {
  const shown = (key: string, value: unknown): unknown => {
    if (value === undefined) return '<nothing>';
    if (typeof value !== 'function') return value;
    // How XState carries its own actions out.
    if (['resolve', 'retryResolve', 'execute'].includes(key)) return undefined;
    if ('check' in value) return { [`<${value.name}>`]: { ...value } };
    if (!('type' in value)) return `<${String(value)}>`;
    const { type, ...parts } = { ...value, type: value.type };
    return { [`<${type}>`]: parts };
  };
  return JSON.stringify({ config, ...implementations }, shown);
}

/** What XState 5.33 offers, each with what betrays it in the text of a machine. */
export const features: Readonly<Record<string, RegExp>> = {
  'plain object states': /"states":/,
  'no states at all': /^(?!.*"states":)/,
  'no id': /^(?!\{"config":\{[^}]*"id":)\{"config":\{"(initial|context|on)"/,
  'context from input': /"context":"<\(\{ ?input/,
  'spawn in the first context': /"context":"<\(\{ ?spawn/,
  'parallel regions': /"type":"parallel"/,
  'shallow history': /"type":"history"(?!,"history":"deep")/,
  'deep history': /"history":"deep"/,
  'history with a default': /"type":"history","target":/,
  'final state with output': /"type":"final","output":/,
  'output of the machine': /"output":"</,
  'onDone of a state': /"onDone":\{"target"|"onDone":"/,
  'ids of states and #targets': /"#team"/,
  'several targets': /"target":\["/,
  'child targets': /"target":"\./,
  reenter: /"reenter":true/,
  'always chains': /"always":\[/,
  'several alternatives': /:\[\{"guard"/,
  'inline guard': /"guard":"</,
  'guard with params': /"guard":\{"type":"\w+","params"/,
  'guard and': /"<and>"/,
  'guard or': /"<or>"/,
  'guard not': /"<not>"/,
  'guard stateIn': /"<stateIn>"/,
  'fixed delay': /"after":\{"\d/,
  'named delay': /"after":\{"[a-z]/,
  'dynamic delay': /"(backoff|rest)":"</,
  assign: /<xstate\.assign>/,
  'spawn in assign': /spawn\(/,
  'assign of the whole context': /"assignment":"</,
  raise: /"<xstate\.raise>":\{"event":\{"type":"(HIT|SUBMIT)"/,
  'delayed raise': /"<xstate\.raise>":\{[^}]*\}[^}]*"delay":100/,
  cancel: /<xstate\.cancel>/,
  log: /<xstate\.log>/,
  emit: /<xstate\.emit>/,
  sendTo: /"<xstate\.sendTo>":\{"to":"line"/,
  'delayed sendTo': /<xstate\.sendTo>.*"delay":300/,
  'sendTo of an actor of the system': /system\.get\(/,
  forwardTo: /"chat\.\*":\{"actions":\{"<xstate\.sendTo>"/,
  spawnChild: /<xstate\.spawnChild>/,
  stopChild: /<xstate\.stopChild>|enqueue\.stopChild/,
  enqueueActions: /<xstate\.enqueueActions>/,
  'check in enqueueActions': /check\(/,
  'action with params': /"actions":\{"type":"display","params"/,
  'action by name alone': /"actions":"clap"/,
  'effect written in place': /"\*":\{"actions":"</,
  assertEvent: /assertEvent/,
  'wildcard event': /"\*":/,
  'partial wildcard': /"(key|chat)\.\*":/,
  'forbidden event': /"key\.shift":"<nothing>"/,
  'invoke of several': /"invoke":\[/,
  'invoke with input': /"src":"load","input":"</,
  'invoke written in place': /"id":"hare"/,
  'invoke of a machine': /"src":"upload"/,
  'invoke of a callback': /"src":"ticks"/,
  'invoke of an observable': /"src":"time"/,
  'spawn of a reducer': /"src":"score"/,
  onSnapshot: /"onSnapshot":/,
  'onError of an invoke': /"onError":/,
  systemId: /"systemId":/,
  tags: /"tags":/,
  'entry and exit': /"exit":/,
  route: /"route":/,
};
