import type { ChartState, ChartTransition } from '../model/chart';
import type { Labels } from '../model/labels';
import type { Box, Line, Row, RowSign } from './drawing';
import { room, type TextStyle, textStyles } from './styles';
import { textWidth, wrapText } from './textWidth';

interface Part {
  icon: RowSign | null;
  texts: [string | null, TextStyle][];
  transition?: string;
  flow?: string | null;
  /** Begins the part of the box under the rule. */
  isUnderRule?: boolean;
}

interface Frame {
  x: number;
  y: number;
  most: number;
}

/** Sets parts under one another in a frame. */
function setParts(parts: Part[], frame: Frame): Box {
  let y: number = frame.y;
  let width = 0;
  let rule: number | null = null;
  const rows: Row[] = [];
  for (const part of parts) {
    if (part.isUnderRule && rule === null && rows.length > 0) {
      rule = y + room.aroundRule - room.betweenRows;
      y = rule + room.aroundRule;
    }
    const top = y;
    const indent = part.icon ? room.icon : 0;
    const lines: Line[] = [];
    for (const [text, style] of part.texts) {
      const { size, weight, line } = textStyles[style];
      for (const one of text === null ? [] : wrapText(text, frame.most - indent, size, weight)) {
        const wide = textWidth(one, size, weight);
        lines.push({ text: one, style, x: frame.x + indent, y: y + line * 0.72, width: wide });
        width = Math.max(width, indent + wide);
        y += line;
      }
    }
    rows.push({
      icon: part.icon,
      y: top,
      height: y - top,
      lines,
      transition: part.transition ?? null,
      flow: part.flow ?? null,
    });
    y += room.betweenRows;
  }
  return {
    width: Math.ceil(width) + 2 * frame.x,
    height: Math.ceil(y - (rows.length > 0 ? room.betweenRows : 0) + frame.y),
    rows,
    rule,
  };
}

const iconOf = ({ kind }: ChartTransition): RowSign => {
  if (kind === 'always' || kind === 'after') return kind;
  if (kind === 'actorDone' || kind === 'stateDone' || kind === 'actorSnapshot') return 'done';
  return kind === 'actorError' ? 'error' : 'event';
};

/** Whether a transition is told inside its state: it leads nowhere else. */
export const staysInside = ({ source, targets }: ChartTransition) =>
  targets.every((target) => target === source);

const roomFor = ({ isBrief }: Labels) => (isBrief ? room.brief : room);

export function labelBox(transitions: ChartTransition[], from: ChartState, labels: Labels): Box {
  const parts = transitions.map(
    (transition): Part => ({
      icon: iconOf(transition),
      texts: [
        [labels.event(transition), 'event'],
        [labels.guard(transition, from.transitions), 'guard'],
      ],
      transition: transition.id,
    }),
  );
  const { label, labelText } = roomFor(labels);
  return setParts(parts, { ...label, most: labelText });
}

function doings(state: ChartState, labels: Labels): Part[] {
  const actions = (icon: RowSign, list: ChartState['entry']): Part[] =>
    list.map((one) => ({ icon, texts: [[labels.action(one), 'action']], isUnderRule: true }));
  const inside = state.transitions.filter(staysInside).map(
    (transition): Part => ({
      icon: transition.targets.length > 0 ? 'again' : iconOf(transition),
      texts: [
        [labels.event(transition), 'event'],
        [labels.guard(transition, state.transitions), 'guard'],
        ...transition.actions.map((one): [string, TextStyle] => [labels.action(one), 'action']),
      ],
      transition: transition.id,
      isUnderRule: true,
    }),
  );
  return [
    ...state.invokes.map(
      ({ src, child }): Part => ({
        icon: 'actor',
        flow: child,
        texts: [[labels.actor(src), 'event']],
        isUnderRule: true,
      }),
    ),
    ...actions('entry', state.entry),
    ...actions('exit', state.exit),
    ...inside,
  ];
}

/** What a state says of itself: name, description, what it waits for and does, and what it answers to. */
export function stateBox(state: ChartState, labels: Labels): Box {
  const { title, text } = labels.state(state);
  const isRoot = state.parent === null;
  const isGroup = state.children.length > 0;
  const head: Part[] = [
    { icon: null, texts: [[title, isRoot ? 'name' : 'title']] },
    { icon: null, texts: [[text, title === null ? 'lead' : 'text']] },
  ];
  const parts = [...head, ...doings(state, labels)].filter(({ texts }) =>
    texts.some(([one]) => one),
  );
  const { state: around, stateText } = roomFor(labels);
  return setParts(parts, { ...around, most: isGroup ? room.groupText : stateText });
}

export const anywhereBox = (labels: Labels): Box =>
  setParts([{ icon: null, texts: [[labels.anywhere, labels.isBrief ? 'text' : 'guard']] }], {
    ...room.label,
    most: room.labelText,
  });

/** What is said of a state's inside where that is not shown. */
export const summaryBox = (text: string): Box =>
  setParts([{ icon: null, texts: [[text, 'text']] }], {
    ...room.state,
    y: 0,
    most: room.stateText,
  });
