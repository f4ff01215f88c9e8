import { localeOf } from '../../locales/locales';
import type { SaidLine } from './phrases';
import type { Scene, SceneStep } from './rows';
import { sheetStyle } from './sheetStyle';

const escaped = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page for testers: what must be so, what they do and see, a box to tick, a place for remarks. */
export function sheet(
  title: string,
  scenes: readonly Scene[],
  language: string,
  address: string,
): string {
  const { code, direction, paths } = localeOf(language);
  const texts = paths.sheet;
  const [open, close] = texts.quotes;
  const html = (line: SaidLine) =>
    line
      .map((part) => {
        if (typeof part === 'string') return escaped(part);
        if ('link' in part)
          return `<a href="${escaped(new URL(part.link, address).href)}" dir="ltr">${escaped(part.text)}</a>`;
        const lang = part.language === null ? '' : ` lang="${part.language}" dir="auto"`;
        return `${open}<b${lang}>${escaped(part.shown)}</b>${close}`;
      })
      .join('');
  const list = (lines: readonly string[], tag: 'ol' | 'ul') =>
    lines.length === 0
      ? ''
      : `<${tag}${lines.length === 1 ? ' class="one"' : ''}>${lines.map((one) => `<li>${one}</li>`).join('')}</${tag}>`;
  const before = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `<div><h3>${heading}</h3>${list(lines.map(escaped), 'ul')}</div>`;
  const row = ({ prepare, actions, sights, meaning }: SceneStep, index: number) => {
    const arranged =
      prepare.length === 0
        ? ''
        : `<div class="prepare"><strong>${texts.prepare}</strong>${list(prepare.map(html), 'ol')}</div>`;
    return (
      `<tr><td class="number">${index + 1}</td><td>${arranged}${list(actions.map(html), 'ol')}</td>` +
      `<td>${list(sights.map(html), 'ul')}${meaning && `<p class="meaning">${escaped(meaning)}</p>`}</td>` +
      `<td class="tick"><input type="checkbox" aria-label="${texts.result} ${index + 1}"></td></tr>`
    );
  };
  const scene = ({ name, given, data, rows }: Scene, index: number) =>
    [
      `<article id="path-${index + 1}" aria-labelledby="name-${index + 1}">`,
      `<h2 id="name-${index + 1}">${index + 1}. ${escaped(name)}</h2>`,
      given.length + data.length > 0
        ? `<div class="before">${before(texts.given, given)}${before(texts.data, data)}</div>`
        : '',
      `<table><thead><tr><th class="number">${texts.step}</th><th>${texts.action}</th><th>${texts.expected}</th><th class="tick">${texts.result}</th></tr></thead>`,
      `<tbody>${rows.map(row).join('\n')}</tbody></table>`,
      `<label class="remarks">${texts.remarks}<textarea rows="2"></textarea></label>`,
      '</article>',
    ].join('\n');
  const who = [texts.tester, texts.date, texts.version].map(
    (label) => `<label>${label}<input type="text"></label>`,
  );
  const heading = `${texts.title}: ${escaped(title)}`;
  return [
    `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${heading}</title><style>${sheetStyle}</style></head><body><main>`,
    `<h1>${heading}</h1><div class="who">${who.join('')}</div>`,
    `<nav aria-label="${texts.paths}"><ol>${scenes.map(({ name }, index) => `<li><a href="#path-${index + 1}">${escaped(name)}</a></li>`).join('')}</ol></nav>`,
    ...scenes.map(scene),
    '</main></body></html>',
  ].join('\n');
}
