import { localeOf } from '../locales/locales';
import type { ChartWords } from '../model/words';
import type { Plan } from './plan';
import { tellerOf } from './words';

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function sheet(plan: Plan, words: ChartWords, language: string): string {
  const { code, direction, paths } = localeOf(language);
  const { title, path, step, action, expected, result } = paths.sheet;
  const { cause, then } = tellerOf(plan.explored, words, language);
  const heading = `${title}: ${escaped(plan.explored.model.name)}`;
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return [
    `<!doctype html><html lang="${code}" dir="${direction}"><meta charset="utf-8">`,
    `<title>${heading}</title>`,
    '<style>body{font-family:sans-serif}table{border-collapse:collapse;inline-size:100%;margin-block-end:2rem}',
    'th,td{border:1px solid;padding:.3rem;text-align:start}tr{break-inside:avoid}</style>',
    `<h1>${heading}</h1>`,
    ...plan.paths.flatMap((steps, index) => [
      `<h2>${path} ${index + 1}</h2><table>`,
      row([step, action, expected, result], 'th'),
      ...steps.map((arc, place) =>
        row([String(place), escaped(cause(arc.cause)), escaped(then(arc)), '☐'], 'td'),
      ),
      '</table>',
    ]),
    '</html>',
  ].join('\n');
}
