import { html } from 'hono/html';
import { factsOf } from '../../../domain/language/languages';
import type { Letter } from './letter';

/** Names and amounts are of people and of other scripts: each keeps its own direction. */
const isolated = (value: string) => `\u2068${value}\u2069`;

/** The letter as plain text, for readers and programs that show no HTML. */
export function asText({ paragraphs, facts, lines, sums, link }: Letter, shop: string): string {
  const parts = [
    paragraphs.join('\n\n'),
    facts.map(({ name, value }) => `${name}: ${isolated(value)}`).join('\n'),
    lines.map(({ name, amount }) => `${isolated(name)}  ${isolated(amount)}`).join('\n'),
    sums.map(({ name, amount }) => `${name}: ${isolated(amount)}`).join('\n'),
    link ? `${link.name}: ${link.address}` : '',
    shop,
  ];
  return parts.filter(Boolean).join('\n\n');
}

// Mail programs read neither variables nor style sheets of their own accord: what matters stands at its element.
const ink = '#1c1a17';
const soft = '#5d564c';
const paper = '#fbfaf7';
const line = '1px solid #e4dccf';
const cell = `padding:8px 0;border-bottom:${line};vertical-align:top`;

/** The letter as HTML that mail programs show alike: one column, tables, styles at their elements. */
export function asHtml(letter: Letter, shop: string): string {
  const { language, title, paragraphs, facts, lines, sums, link } = letter;
  const { direction } = factsOf(language);
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const rows = (all: readonly { name: string; amount: string }[], last: boolean) =>
    all.map(({ name, amount }, place) => {
      const weight = last && place === all.length - 1 ? 700 : 400;
      return html`<tr>
<td style="${cell};text-align:${start};font-weight:${weight}"><bdi>${name}</bdi></td>
<td style="${cell};text-align:${end};font-weight:${weight};white-space:nowrap"><bdi>${amount}</bdi></td></tr>`;
    });
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;background:#fff;border:${line};border-radius:16px;border-collapse:separate"><tr><td style="padding:24px;text-align:${start}">
<p style="margin:0 0 8px;color:${soft};font-size:14px"><bdi>${shop}</bdi></p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${title}</h1>
${paragraphs.map((words) => html`<p style="margin:0 0 12px">${words}</p>`)}
${facts.map(({ name, value }) => html`<p style="margin:0 0 4px"><span style="color:${soft}">${name}:</span> <bdi>${value}</bdi></p>`)}
${lines.length + sums.length === 0 ? '' : html`<table role="presentation" width="100%" style="margin:16px 0;border-collapse:collapse">${rows(lines, false)}${rows(sums, true)}</table>`}
${link ? html`<p style="margin:20px 0 0"><a href="${link.address}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${ink};color:#fff;text-decoration:none;font-weight:700">${link.name}</a></p>` : ''}
</td></tr></table></body></html>`;
  return String(page);
}
