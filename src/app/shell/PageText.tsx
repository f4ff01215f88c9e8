import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { type HtmlPart, readHtml } from '../../client/readHtml';

/** What a text of the shop may contain; of anything else only the words are shown. */
const allowed = new Set(
  'h2 h3 h4 p ul ol li strong b em i u br hr blockquote a table thead tbody tr th td'.split(' '),
);
const unread = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);
const safeAddress = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

function elementOf(part: HtmlPart): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, parts } = part;
  if (unread.has(tag)) return null;
  const children = parts.map(elementOf);
  // The page's own title is its only first heading.
  if (tag === 'h1') return createElement('h2', null, ...children);
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag === 'a') {
    const href = part.href?.trim() ?? '';
    return createElement('a', safeAddress.test(href) ? { href } : null, ...children);
  }
  return createElement(allowed.has(tag) ? tag : Fragment, null, ...children);
}

/** Paragraphs apart by empty lines, for texts without markup. */
const marked = (text: string) =>
  /<[a-z][^>]*>/i.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join('');

/** A text that the owner wrote as HTML, as elements of the page: no script, style or handler in it survives. */
export function PageText({ text }: { text: string }) {
  return useMemo(
    () => createElement(Fragment, null, ...readHtml(marked(text)).map(elementOf)),
    [text],
  );
}
