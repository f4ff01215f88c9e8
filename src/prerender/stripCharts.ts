import { type Plugin, parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const keyOf = (property: Node): unknown => isNode(property.key) && property.key.name;

const isText = (value: unknown) =>
  isNode(value) &&
  value.type === 'Literal' &&
  typeof value.value === 'string' &&
  value.value !== '';

/** What a chart says to its readers: descriptions, and the requirements that a state serves. */
const isForReaders = (property: Node) =>
  property.type === 'Property' &&
  ((keyOf(property) === 'description' && isText(property.value)) ||
    (keyOf(property) === 'requirements' &&
      isNode(property.value) &&
      property.value.type === 'ArrayExpression'));

function collect(node: unknown, found: Node[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, found);
  else if (isNode(node)) {
    if (isForReaders(node)) found.push(node);
    else for (const field of Object.values(node)) collect(field, found);
  }
}

/** The code of a chart without what only its readers need; its behaviour is the same. */
export function stripChart(code: string): string {
  const found: Node[] = [];
  collect(parseAst(code), found);
  let rest = code;
  for (const { start, end } of found.sort((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    rest = rest.slice(0, start) + rest.slice(end + comma);
  }
  return rest;
}

/** Leaves the descriptions and requirement ids of the charts out of the shop's chunks. */
export function stripCharts(): Plugin {
  return {
    name: 'flowmart-strip-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/[^?]+\.ts$/ },
      handler: (code) => ({ code: stripChart(code), map: null }),
    },
  };
}
