import { type Node, type Program, parseSync } from 'oxc-parser';
import type { Operator } from './mutant';

/** A place in the code that can be switched to a mistake. */
export interface Site {
  readonly operator: Operator;
  readonly line: number;
  /** The declaration of the file that it is part of. */
  readonly of: string;
  readonly was: string;
  readonly now: string;
}

interface Other {
  readonly operator: Operator;
  readonly now: string;
}

const boundaries = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const comparisons = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
]);
const logic = new Map([
  ['&&', '||'],
  ['||', '&&'],
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

/** What of a node is run: types are not, and what is written to is no value. */
function partsOf(node: Node): Node[] {
  if (node.type === 'AssignmentPattern') return [node.right];
  if (node.type === 'AssignmentExpression') return [node.right];
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
  )
    return [node.expression];
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return [];
  const isFixedKey = node.type === 'Property' && !node.computed;
  return Object.entries(node)
    .filter(
      ([key]) => !/^(typeAnnotation|returnType|type(Parameters|Arguments)|directive)$/.test(key),
    )
    .filter(([key]) => !(isFixedKey && key === 'key'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .sort((one, other) => one.start - other.start);
}

/** The object that a function answers, through the brackets around it. */
function answered(node: Node | null): Node | null {
  if (node?.type === 'ParenthesizedExpression') return answered(node.expression);
  return node;
}

function othersOf(node: Node, text: (node: Node) => string, isAnswer: boolean): Other[] {
  switch (node.type) {
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      const bound = boundaries.get(operator);
      const turned = comparisons.get(operator);
      const with_ = (sign: string) => `${text(left)} ${sign} ${text(right)}`;
      if (bound) return [{ operator: 'boundary moved', now: with_(bound) }];
      return turned ? [{ operator: 'comparison negated', now: with_(turned) }] : [];
    }
    case 'LogicalExpression': {
      const turned = logic.get(node.operator);
      if (!turned) return [{ operator: 'fallback dropped', now: text(node.left) }];
      const now = `(${text(node.left)}) ${turned} (${text(node.right)})`;
      return [{ operator: 'and, or exchanged', now }];
    }
    case 'UnaryExpression':
      return node.operator === '!'
        ? [{ operator: 'negation dropped', now: text(node.argument) }]
        : [];
    case 'ConditionalExpression': {
      const now = `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`;
      return [{ operator: 'branches exchanged', now }];
    }
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return [];
      const name = text(callee.property);
      const turned = new Map([
        ['some', 'every'],
        ['every', 'some'],
      ]).get(name);
      if (!turned) return [];
      const after = text(node).slice(callee.end - node.start);
      const before = text(node).slice(0, callee.property.start - node.start);
      return [{ operator: 'and, or exchanged', now: `${before}${turned}${after}` }];
    }
    case 'Literal':
      if (typeof node.value === 'boolean')
        return [{ operator: 'value changed', now: String(!node.value) }];
      return typeof node.value === 'number'
        ? [{ operator: 'value changed', now: String(node.value + 1) }]
        : [];
    case 'ObjectExpression': {
      if (!isAnswer) return [];
      const { properties } = node;
      return properties
        .filter(({ type }) => type === 'Property')
        .map((dropped) => ({
          operator: 'field dropped',
          now: `{ ${properties
            .filter((one) => one !== dropped)
            .map(text)
            .join(', ')} }`,
        }));
    }
    default:
      return [];
  }
}

/** What a file declares, by the node of each declaration. */
export function namesOf(program: Program): Map<Node, string> {
  const names = new Map<Node, string>();
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      names.set(declared, declared.id.name);
    if (declared?.type === 'VariableDeclaration')
      for (const one of declared.declarations)
        if (one.id.type === 'Identifier') names.set(one, one.id.name);
  }
  return names;
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

export interface Switched {
  readonly code: string;
  readonly sites: readonly Site[];
}

/**
 * Code in which every expression that runs when a function is called can be switched to a mistake, by the number of its
 * site: what runs while the file is read is none of them. The lines stay where they were.
 */
export function switched(file: string, code: string, isOn: string): Switched {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const sites: Site[] = [];
  const text = ({ start, end }: Node) => code.slice(start, end);
  const lineOf = (place: number) => code.slice(0, place).split('\n').length;

  function written(node: Node, depth: number, answers: ReadonlySet<Node>): string {
    of = places.get(node) ?? of;
    const inner = isFunction(node) ? depth + 1 : depth;
    const ends = new Set<Node>();
    const end =
      node.type === 'ArrowFunctionExpression'
        ? answered(node.body)
        : node.type === 'ReturnStatement'
          ? answered(node.argument)
          : null;
    if (end) ends.add(end);
    if (answers.has(node) && node.type === 'ConditionalExpression')
      for (const one of [answered(node.consequent), answered(node.alternate)])
        if (one) ends.add(one);
    // What stands in brackets is the same answer.
    if (node.type === 'ParenthesizedExpression') for (const one of answers) ends.add(one);
    let now = '';
    let at = node.start;
    const others = depth > 0 ? othersOf(node, text, answers.has(node)) : [];
    const first = sites.length;
    for (const { operator, now: other } of others)
      sites.push({
        operator,
        line: lineOf(node.start),
        of,
        was: short(text(node)),
        now: short(other),
      });
    for (const part of partsOf(node)) {
      if (part.start < at) continue;
      now += code.slice(at, part.start) + written(part, inner, ends);
      at = part.end;
    }
    now += code.slice(at, node.end);
    if (others.length === 0) return now;
    const ways = others.map(({ now: other }, index) => `${isOn}(${first + index}) ? (${other}) : `);
    return `(${ways.join('')}(${now}))`;
  }
  let of = '';
  const places = namesOf(program);
  const all = written(program, 0, new Set());
  return { code: code.slice(0, program.start) + all + code.slice(program.end), sites };
}
