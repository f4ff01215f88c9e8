import { parseAst } from 'vite';
import { isNode, type Node } from './trim.ts';

/** What is known of a library's code as it is used here, and its bundler cannot know. */
export interface Facts {
  /** Functions that are never called, or to no end; the expression that a call of it gives, empty for none. */
  functions: Record<string, string>;
  /** Variables that are never true. */
  never: readonly string[];
  /** Properties that are always null. */
  nulls: readonly string[];
  /** Values that no property `tag` has. */
  tags: readonly number[];
  /** How assignments begin that are of no use. */
  assignments: readonly string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const named = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : null;

const propertyOf = (node: Node): string | null =>
  node.type === 'MemberExpression' && node.computed === false ? named(node.property) : null;

const isTag = (node: unknown): boolean =>
  isNode(node) && (propertyOf(node) ?? named(node)) === 'tag';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const leaves = /^(Break|Return|Throw|Continue)Statement$/;

const endsItself = (statements: readonly Node[]): boolean => {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return endsItself(nodesIn(last.body));
  return last !== undefined && leaves.test(last.type);
};

/** Names of the variables that are declared in a node and are known around it. */
const declaredIn = (node: Node): string[] => {
  const own = node.type === 'VariableDeclarator' ? named(node.id) : null;
  const inside = Object.values(node).flatMap((value) => nodesIn(value).flatMap(declaredIn));
  return [...new Set(own ? [own, ...inside] : inside)];
};

const literalOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'Literal' ? node.value : undefined;

/**
 * A library's code without what is never reached here; what is then used by nothing is left to the bundler. An update
 * of the library that names things otherwise ends the build.
 */
export function prune(code: string, facts: Facts): string {
  const edits: Edit[] = [];
  const unseen = new Set([
    ...Object.keys(facts.functions),
    ...facts.never,
    ...facts.nulls,
    ...facts.assignments,
    ...facts.tags.map(String),
  ]);
  const replace = ({ start, end }: Node, text: string) => edits.push({ start, end, text });

  const isGoneTag = (value: unknown) => {
    const isGone = typeof value === 'number' && facts.tags.includes(value);
    if (isGone) unseen.delete(String(value));
    return isGone;
  };

  function visitSwitch(node: Node): void {
    let isFallenInto = false;
    for (const branch of nodesIn(node.cases)) {
      const statements = nodesIn(branch.consequent);
      const isGone = isGoneTag(literalOf(branch.test));
      if (isGone && !isFallenInto) {
        // What it declares may be used in the others.
        const names = declaredIn(branch);
        replace(branch, names.length > 0 ? `case -1:var ${names.join()};break;` : '');
        continue;
      }
      if (isGone && isNode(branch.test))
        edits.push({
          start: branch.start,
          end: code.indexOf(':', branch.test.end) + 1,
          text: '',
        });
      for (const statement of statements) visit(statement);
      isFallenInto = statements.length === 0 || !endsItself(statements);
    }
  }

  /** Whether the node is dealt with, and what is in it needs no look. */
  function change(node: Node): boolean {
    const { type, operator } = node;
    if (type === 'FunctionDeclaration') {
      const name = named(node.id) ?? '';
      const answer = facts.functions[name];
      if (answer === undefined || !isNode(node.body)) return false;
      unseen.delete(name);
      replace(node.body, answer === '' ? '{}' : `{return ${answer}}`);
      return true;
    }
    if (type === 'BinaryExpression' && (operator === '===' || operator === '!==')) {
      const [tag, value] = isTag(node.left) ? [node.left, node.right] : [node.right, node.left];
      if (!isTag(tag) || !isGoneTag(literalOf(value))) return false;
      replace(node, operator === '===' ? '!1' : '!0');
      return true;
    }
    if (type === 'SwitchStatement' && isTag(node.discriminant)) {
      visitSwitch(node);
      return true;
    }
    if (type === 'AssignmentExpression') {
      const assigned = named(node.left);
      if (!assigned || !facts.never.includes(assigned)) return false;
      replace(node, '!1');
      return true;
    }
    if (type === 'ExpressionStatement') {
      const found = facts.assignments.find((start) => code.startsWith(start, node.start));
      if (!found) return false;
      unseen.delete(found);
      replace(node, '');
      return true;
    }
    return type === 'VariableDeclarator' && facts.never.includes(named(node.id) ?? '');
  }

  function visit(node: Node, field = '', above: Node | null = null): void {
    if (change(node)) return;
    const name = named(node) ?? '';
    if (facts.never.includes(name) && !/^(property|key|params)$/.test(field)) {
      unseen.delete(name);
      replace(node, '!1');
      return;
    }
    const property = propertyOf(node) ?? '';
    const isWritten = above?.type === 'AssignmentExpression' && field === 'left';
    if (facts.nulls.includes(property) && !isWritten) {
      unseen.delete(property);
      replace(node, 'null');
      return;
    }
    for (const [inside, value] of Object.entries(node))
      for (const child of nodesIn(value)) visit(child, inside, node);
  }

  for (const statement of nodesIn(parseAst(code).body)) visit(statement);
  if (unseen.size > 0) throw new Error(`Not found in the library: ${[...unseen].join(', ')}`);
  let lean = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    lean += code.slice(at, start) + text;
    at = end;
  }
  return lean + code.slice(at);
}
