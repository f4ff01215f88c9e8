import type { Language } from '../../../domain/language/languages';
import { factsOf } from '../../../domain/language/languages';
import type { PageAnswer, RenderedPage } from '../../../domain/renderedPage';

const shell = /<div id="root">[\s\S]*?<\/main><\/div>/;
const shellStyle = /<style data-shell>[\s\S]*?<\/style>/;
const opening = /<html lang="\w+" dir="\w+"/;

/** While the client draws behind the server's page, it is laid out but not seen. */
const behind =
  '#rendered~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden;contain:strict}[data-stale] #rendered{display:none}#rendered [aria-busy]{opacity:.6}';

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Says for which choice a page was asked, so that the browser sees whether it is its own. */
export const askedFor = (html: string, choice: string): string =>
  html.replace(/<html [^>]*/, (opening) => `${opening} data-asked="${choice}"`);

/** Answers that depend on who asks, and from where, are left to the client. */
const isForAll = ({ url }: PageAnswer) => !/\/api\/v1\/stores\//.test(url);

/**
 * Puts a rendered page into its frame in place of the text shell: its first styles, its content, and what it was rendered from.
 * @param at when it was rendered, in milliseconds
 */
export function withRendered(
  frame: string,
  { html, asked }: RenderedPage,
  {
    style,
    choice,
    language,
    at,
  }: { style: string; choice: string; language: Language; at: number },
): string {
  const answers = asked.filter(isForAll).map(({ url, module, text }) => ({ url, module, text }));
  return frame
    .replace(
      opening,
      () =>
        `<html lang="${language}" dir="${factsOf(language).direction}" data-mantine-color-scheme="light" data-rendered="${choice}"`,
    )
    .replace(shellStyle, '')
    .replace(
      shell,
      () =>
        `<div id="rendered"><style>${style}${behind}</style>${html}</div><div id="root"></div><script id="answers" type="application/json">${inScript({ at, answers })}</script>`,
    );
}
