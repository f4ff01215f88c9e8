import { type Node, parseSync } from 'oxc-parser';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function calleeName(node: Node): string | null {
  if (node.type !== 'CallExpression') return null;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  return callee.property.name;
}

function machinesMade(node: Node): Node[] {
  const parts = Object.values(node).flat().filter(isNode);
  const within = parts.flatMap(machinesMade);
  return calleeName(node) === 'createMachine' ? [node, ...within] : within;
}

/** Code that reads another file first, through whose function each machine goes that it makes; its lines stay where they were. */
export function wrapped(file: string, code: string, by: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const edges = machinesMade(program).flatMap(({ start, end }) => [
    { at: start, text: '__mistaken(' },
    { at: end, text: ')' },
  ]);
  const now = edges
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return `import { mistaken as __mistaken } from ${JSON.stringify(by)}; ${now}`;
}
