import { parseAst } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const keyOf = (property: Node): unknown => isNode(property.key) && property.key.name;

/** Whether a property is to be left out; `call` is the call whose argument its object literal is, if any. */
export type IsUnwanted = (property: Node, call: Node | null) => boolean;

function collect(node: unknown, call: Node | null, isUnwanted: IsUnwanted, found: Node[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, call, isUnwanted, found);
  else if (isNode(node)) {
    if (node.type === 'Property' && isUnwanted(node, call)) found.push(node);
    else {
      const inside = { CallExpression: node, ObjectExpression: call }[node.type] ?? null;
      for (const field of Object.values(node)) collect(field, inside, isUnwanted, found);
    }
  }
}

/** A module's code without the properties of its object literals that are unwanted. */
export function trim(code: string, isUnwanted: IsUnwanted): string {
  const found: Node[] = [];
  collect(parseAst(code), null, isUnwanted, found);
  let rest = code;
  for (const { start, end } of found.sort((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    rest = rest.slice(0, start) + rest.slice(end + comma);
  }
  return rest;
}
