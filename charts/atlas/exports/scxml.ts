import {
  type Chart,
  type ChartAction,
  type ChartGuard,
  type ChartState,
  type ChartTransition,
  rootOf,
  statesById,
} from '../../model/chart';

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (one) => `&#${one.codePointAt(0)};`).replace(/--/g, '- -');

const attributes = (values: Record<string, string | null | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [` ${name}="${escaped(value)}"`] : []))
    .join('');

function condition(guard: ChartGuard): string {
  if (guard.op === 'is') return `${guard.name}()`;
  if (guard.op === 'in') return `In('${guard.state.replace(/^#/, '')}')`;
  if (guard.op === 'not') return `!(${condition(guard.of)})`;
  if (guard.op === 'unnamed') return 'unnamed()';
  return guard.of.map((one) => `(${condition(one)})`).join(guard.op === 'and' ? ' && ' : ' || ');
}

/** SCXML's own names of what XState reports. */
function eventOf({ kind, event, subject, source }: ChartTransition): string | null {
  if (kind === 'always') return null;
  if (kind === 'stateDone') return `done.state.${subject}`;
  if (kind === 'after') return `after.${subject}.${source}`;
  const actor = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.*)$/.exec(event);
  if (!actor) return event;
  const names: Record<string, string> = {
    'done.actor': 'done.invoke',
    'error.actor': 'error.invoke',
  };
  return `${names[actor[1] ?? ''] ?? 'snapshot.invoke'}.${actor[2]}`;
}

const scripts = (actions: ChartAction[], indent: string) =>
  actions.map(({ name }) => `${indent}<script>${escaped(name)}()</script>`);

function block(tag: string, body: string[], indent: string): string[] {
  return body.length > 0 ? [`${indent}<${tag}>`, ...body, `${indent}</${tag.split(' ')[0]}>`] : [];
}

function transitionLines(transition: ChartTransition, state: ChartState, indent: string): string[] {
  const { guard, targets, reenter, actions, description } = transition;
  const tag = `transition${attributes({
    event: eventOf(transition),
    cond: guard && condition(guard),
    target: targets.join(' '),
    type: targets.length > 0 && !reenter && state.children.length > 0 ? 'internal' : null,
  })}`;
  const note = description ? [`${indent}<!-- ${escaped(description)} -->`] : [];
  const body = scripts(actions, `${indent}  `);
  return [...note, ...(body.length > 0 ? block(tag, body, indent) : [`${indent}<${tag}/>`])];
}

/** The delays of a state as SCXML has them: sent on entry, cancelled on exit. */
function clocks(state: ChartState, chart: Chart, indent: string) {
  const timed = [...new Set(state.transitions.filter(({ kind }) => kind === 'after'))];
  const names = new Map(timed.map((one) => [eventOf(one) ?? '', one.subject]));
  const delayOf = (subject: string) => {
    const fixed = chart.delays[subject] ?? Number(subject);
    return Number.isFinite(fixed) ? { delay: `${fixed}ms` } : { delayexpr: `${subject}()` };
  };
  return {
    entry: [...names].map(
      ([event, subject]) =>
        `${indent}<send${attributes({ event, id: event, ...delayOf(subject) })}/>`,
    ),
    exit: [...names.keys()].map((event) => `${indent}<cancel${attributes({ sendid: event })}/>`),
  };
}

/** The chart as a W3C SCXML document; guards and actions are calls by name. */
export function scxmlOf(chart: Chart): string {
  const states = statesById(chart);
  const write = (state: ChartState, indent: string): string[] => {
    const inner = `${indent}  `;
    const isState = state.type === 'atomic' || state.type === 'compound';
    const tag = isState ? 'state' : state.type;
    const note = state.description ? [`${inner}<!-- ${escaped(state.description)} -->`] : [];
    if (state.type === 'history') {
      const type = state.history ?? 'shallow';
      const target = attributes({ target: state.initial?.targets.join(' ') });
      const body = state.initial ? [`${inner}<transition${target}/>`] : [];
      return block(`history${attributes({ id: state.id, type })}`, [...note, ...body], indent);
    }
    const { entry, exit } = clocks(state, chart, `${inner}  `);
    const body = [
      ...note,
      ...block('onentry', [...scripts(state.entry, `${inner}  `), ...entry], inner),
      ...block('onexit', [...scripts(state.exit, `${inner}  `), ...exit], inner),
      ...state.invokes.map(
        ({ id, src, child }) =>
          `${inner}<invoke${attributes({ id, src: child ? `${child}.scxml` : src, type: child ? 'scxml' : 'actor' })}/>`,
      ),
      ...state.transitions.flatMap((one) => transitionLines(one, state, inner)),
      ...state.children.flatMap((id) => {
        const child = states.get(id);
        return child ? write(child, inner) : [];
      }),
    ];
    const initial = state.type === 'compound' ? state.initial?.targets.join(' ') : null;
    const open = `${tag}${attributes({ id: state.id, initial })}`;
    return body.length > 0 ? block(open, body, indent) : [`${indent}<${open}/>`];
  };
  const root = rootOf(chart);
  const head = attributes({
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    datamodel: 'ecmascript',
    name: chart.id,
    initial: root.id,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml${head}>`,
    ...write(root, '  '),
    '</scxml>',
    '',
  ].join('\n');
}
