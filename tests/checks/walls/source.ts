import { dirname, join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** One import as it is written: `specifier` in the file; `isType` when it leaves no trace in the running code. */
interface Import {
  specifier: string;
  names: string[];
  isType: boolean;
  isDynamic: boolean;
}

export interface Source {
  path: string;
  imports: Import[];
  /** Names that are declared here and given out. */
  exports: string[];
  /** Clocks, dice and the outside world that it reads: `Date.now`, `new Date()`, `fetch`, ... */
  worldly: string[];
  /** `any`, `!`, casts through `unknown`, and compiler complaints that are silenced. */
  silenced: string[];
  /** Types that are claimed (`as X`), but for `as const`. */
  casts: number;
  /** Calls of `send({...})`: events that are built on the spot. */
  handmadeEvents: number;
  /** Waits for a time instead of for what is to happen. */
  sleeps: number;
  /** Assertions that a wrong value passes: `toMatchObject`, `toBeDefined`. */
  weakAssertions: number;
}

const worldly = new Set(
  'fetch crypto globalThis setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame window document navigator location localStorage sessionStorage process performance'.split(
    ' ',
  ),
);

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

/** Reads a TypeScript or TSX file. Throws a SyntaxError with the path when it cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const { program, module, errors, comments } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const source: Source = {
    path,
    imports: [],
    exports: [],
    worldly: [],
    silenced: [],
    casts: 0,
    handmadeEvents: 0,
    sleeps: 0,
    weakAssertions: 0,
  };

  for (const one of module.staticImports) {
    source.imports.push({
      specifier: one.moduleRequest.value,
      names: one.entries.map(({ importName }) => importName.name ?? '*'),
      isType: one.entries.length > 0 && one.entries.every(({ isType }) => isType),
      isDynamic: false,
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, exportName } of entries)
      if (!moduleRequest && exportName.name) source.exports.push(exportName.name);
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
    if (from === undefined) continue;
    const isType = entries.every((entry) => entry.isType);
    const names = entries.map(({ importName }) => importName.name ?? '*');
    source.imports.push({ specifier: from, names, isType, isDynamic: false });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])([^$]*)\1$/.exec(written)?.[2];
    if (specifier) source.imports.push({ specifier, names: [], isType: false, isDynamic: true });
  }
  for (const { value } of comments) {
    if (/@ts-(ignore|nocheck|expect-error)/.test(value)) source.silenced.push(value.trim());
  }

  const declared = new Set<string>();
  const reads: string[] = [];
  new Visitor({
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const written = `${node.object.type === 'Identifier' ? node.object.name : ''}.${node.property.name}`;
      if (written === 'Date.now' || written === 'Math.random') source.worldly.push(written);
      if (node.object.type === 'Identifier' && worldly.has(node.object.name))
        reads.push(node.object.name);
    },
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0)
        source.worldly.push('new Date()');
      const isWait = isNamed(node.callee, 'Promise');
      if (isWait && /\bsetTimeout\([^,()]+,/.test(text.slice(node.start, node.end)))
        source.sleeps += 1;
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && worldly.has(callee.name)) reads.push(callee.name);
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        const { name } = callee.property;
        if (name === 'waitForTimeout') source.sleeps += 1;
        if (name === 'toMatchObject' || name === 'toBeDefined') source.weakAssertions += 1;
      }
      const isSend =
        isNamed(callee, 'send') ||
        (callee.type === 'MemberExpression' && isNamed(callee.property, 'send'));
      const [event] = node.arguments;
      const isEvent =
        event?.type === 'ObjectExpression' &&
        event.properties.some((one) => one.type === 'Property' && isNamed(one.key, 'type'));
      if (isSend && isEvent) source.handmadeEvents += 1;
    },
    TSAsExpression(node) {
      if (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const')
        source.casts += 1;
      const inner = node.expression;
      if (inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword')
        source.silenced.push('as unknown as');
    },
    TSAnyKeyword() {
      source.silenced.push('any');
    },
    TSNonNullExpression() {
      source.silenced.push('!');
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') declared.add(node.id.name);
    },
    FunctionDeclaration(node) {
      for (const one of node.params) if (one.type === 'Identifier') declared.add(one.name);
    },
    ArrowFunctionExpression(node) {
      for (const one of node.params) if (one.type === 'Identifier') declared.add(one.name);
    },
    ObjectPattern(node) {
      for (const one of node.properties)
        if (one.type === 'Property' && one.value.type === 'Identifier')
          declared.add(one.value.name);
    },
  }).visit(program);
  source.worldly.push(...reads.filter((name) => !declared.has(name)));
  return source;
}

/** The file that an import leads to, or the package it names. `files` are all paths of the project. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>) {
  if (!specifier.startsWith('.')) {
    const [scope = '', name = ''] = specifier.split('/');
    if (specifier.startsWith('node:')) return { package: 'node:*' };
    return { package: scope.startsWith('@') ? `${scope}/${name}` : scope };
  }
  const path = join(dirname(from), specifier.replace(/[?#].*$/, ''));
  const found = [
    path,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}/index.ts`,
    path.replace(/\.js$/, '.ts'),
  ];
  return { file: found.find((one) => files.has(one)) ?? null, path };
}
