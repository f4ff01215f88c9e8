import type { Difference } from './difference';

const gap = ' | ';

/** A text in lines of a width, those after the first a little further in; what has no room is broken within a word. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  for (let indent = ''; indent.length + rest.length > width; indent = '  ') {
    const room = width - indent.length;
    const space = rest.lastIndexOf(' ', room);
    const end = space > room / 2 ? space : room;
    lines.push(indent + rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...lines, (lines.length > 0 ? '  ' : '') + rest];
}

/** Left what was approved, right what is now; above each what it is about, over both. */
export function sideBySide(told: Difference['told'], width: number): string[] {
  const half = Math.max(20, Math.floor((width - gap.length) / 2));
  const rows = [`${'Approved'.padEnd(half)}${gap}Now`, `${'-'.repeat(half)}-+-${'-'.repeat(half)}`];
  let [old, now]: [string[], string[]] = [[], []];
  const flush = () => {
    for (let row = 0; row < Math.max(old.length, now.length); row += 1)
      rows.push(`${(old[row] ?? '').padEnd(half)}${gap}${now[row] ?? ''}`.trimEnd());
    [old, now] = [[], []];
  };
  for (const line of told) {
    const text = line.slice(2);
    // What comes after new lines and was there before them begins a row of its own.
    if (line.startsWith('- ') && now.length > 0) flush();
    if (line.startsWith('- ')) old.push(...wrapped(text, half));
    else if (line.startsWith('+ ')) now.push(...wrapped(text, half));
    else {
      flush();
      rows.push('', line.trim());
    }
  }
  flush();
  return rows;
}
