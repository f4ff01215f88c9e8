import type { AtlasTexts } from '../locales/en/atlas';
import type { ChangeRow } from './changeRows';

export interface ChangedChart {
  title: string;
  /** File of its drawing. */
  picture: string;
  rows: ChangeRow[];
}

/** As much as a pull request's comment may hold, less what is said of what is left out. */
const most = 64_000;

const cell = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ') || '–';

const signs = { added: '🟩', removed: '🟥', changed: '🟨' } as const;

function sectionOf({ title, picture, rows }: ChangedChart, texts: AtlasTexts, base: string) {
  const head = ['', texts.from, texts.what, texts.was, texts.now];
  const lines = rows.flatMap(({ change, where, parts }) => {
    const first = [`${signs[change]} ${texts[change]}`, cell(where)];
    if (parts.length === 0) return [[...first, '', '', '']];
    return parts.map(({ part, was, now }) => [...first, part, cell(was), cell(now)]);
  });
  const table = [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`);
  return `## ${title}\n\n![${title}](${base}${encodeURI(picture)})\n\n${table.join('\n')}\n`;
}

/**
 * What has changed in the charts, as the comment of a pull request: Markdown that shows the drawings beside it.
 * @param base address of the folder that the drawings are put into, with a slash at its end; '' beside the comment
 */
export function diffComment(
  charts: readonly ChangedChart[],
  gone: readonly string[],
  since: string,
  texts: AtlasTexts,
  base = '',
): string {
  const begin = `# ${texts.changes} \`${since}\`\n`;
  if (charts.length === 0 && gone.length === 0) return `${begin}\n${texts.unchanged}\n`;
  const removed = gone.map((id) => `- ${signs.removed} ${id}: ${texts.removed}\n`).join('');
  let text = removed ? `${begin}\n${removed}` : begin;
  for (const chart of charts) {
    const section = `\n${sectionOf(chart, texts, base)}`;
    const short = `\n## ${chart.title}\n\n${texts.tooLong(chart.rows.length)}\n`;
    text += text.length + section.length <= most ? section : short;
  }
  return text;
}
