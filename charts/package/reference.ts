import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

/** What a declaration is called; null where it declares nothing that has a name. */
function nameOf(node: Node): string | null {
  if (node.type === 'VariableDeclaration') {
    const [first] = node.declarations;
    return first?.id.type === 'Identifier' ? first.id.name : null;
  }
  const id = 'id' in node ? node.id : null;
  return id && 'name' in id && typeof id.name === 'string' ? id.name : null;
}

/** The comment that stands right before a place of a text, with the declaration. */
const withComment = (text: string, start: number, end: number): string => {
  const before = text.slice(0, start);
  const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before) ?? [];
  return comment + text.slice(start, end);
};

/** A declaration that a file of types gives out, with its comment; null where it has none of this name. */
function declared(file: string, name: string): string | null {
  const text = readFileSync(file, 'utf8');
  for (const node of parseSync(file, text).program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
    if (nameOf(node.declaration) === name) return withComment(text, node.start, node.end);
  }
  return null;
}

/** The names that an entry gives out, each with the file that declares it. */
function namesIn(entry: string): { name: string; file: string }[] {
  const text = readFileSync(entry, 'utf8');
  return parseSync(entry, text).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
    const file = join(dirname(entry), node.source.value.replace(/\.js$/, '.d.ts'));
    return node.specifiers.flatMap(({ exported }) =>
      exported.type === 'Identifier' ? [{ name: exported.name, file }] : [],
    );
  });
}

/**
 * The reference of the package as Markdown, from the types that it is installed with. Throws where an entry gives out what has no
 * declaration.
 */
export function referenceOf(out: string, exports: Record<string, { types: string }>): string {
  const parts = Object.entries(exports).map(([path, { types }]) => {
    const names = namesIn(join(out, types)).map(({ name, file }) => {
      const text = declared(file, name);
      if (text === null)
        throw new Error(`${path} gives out ${name}, which ${file} does not declare`);
      return `### ${name}\n\n\`\`\`ts\n${text.replaceAll(/^export (declare )?/gm, '')}\n\`\`\``;
    });
    return [`## statechart-kit${path.slice(1)}`, ...names].join('\n\n');
  });
  return `${['# Reference', 'Made from the types.', ...parts].join('\n\n')}\n`;
}
