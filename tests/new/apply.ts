import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Insertion, Plan } from './names';

const keyOf = (line: string) => line.match(/^ {2}(\w+)/)?.[1]?.toLowerCase();

/** Below which line of a list, whose first is below `start`, another belongs. */
function placeIn(lines: readonly string[], start: number, line: string): number {
  const own = keyOf(line) ?? '';
  const isLater = (one: string) => /^\S/.test(one) || (keyOf(one) ?? '') > own;
  return start + lines.slice(start + 1).findIndex(isLater);
}

function withLine(text: string, { file, line, below, sorted }: Insertion): string {
  if (below === 'all') return `${text.trimEnd()}\n${line}`;
  const lines = text.split('\n');
  const start = lines.findIndex((one) => below.test(one));
  if (start < 0) throw new Error(`${file} has no line like ${below}: nothing was written.`);
  const at = sorted ? placeIn(lines, start, line) : start;
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

/**
 * Writes a plan below a folder; answers the files that it touched.
 * @throws Error before anything is written when a file is there already, or lacks its place for a line
 */
export function applyPlan(root: string, { written, put }: Plan): string[] {
  const there = Object.keys(written).filter((file) => existsSync(join(root, file)));
  if (there.length > 0) throw new Error(`There is ${there.join(', ')} already.`);
  const changed = new Map<string, string>();
  for (const one of put) {
    const text = changed.get(one.file) ?? readFileSync(join(root, one.file), 'utf8');
    changed.set(one.file, withLine(text, one));
  }
  const all = [...Object.entries(written), ...changed];
  for (const [file, text] of all) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return all.map(([file]) => file);
}
