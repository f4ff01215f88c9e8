import type { Language } from '../../../domain/language/languages';
import { factsOf } from '../../../domain/language/languages';
import type { PageAnswer, RenderedPage } from '../../../domain/renderedPage';

const shell = /<div id="root">[\s\S]*?<\/main><\/div>/;
const shellStyle = /<style data-shell>[\s\S]*?<\/style>/;
const opening = /<html lang="\w+" dir="\w+"/;

/** While the client draws behind the server's page, it is laid out but not seen. */
const behind =
  '#rendered~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden;contain:strict}[data-stale] #rendered{display:none}#rendered [aria-busy=true]{opacity:.6}';

/** What lies below the first screen is laid out when it comes near. */
const below =
  '#rendered li:nth-child(n+5)>article{content-visibility:auto;contain-intrinsic-size:auto 17rem;overflow-clip-margin:.5rem}';

/** What begins when the page has been seen: it would come before the page there. */
const earlyScript = /<script data-early>[\s\S]*?<\/script>/;

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The shop's own files wait until the page has been painted (src/prerender/takeOver.ts): they would come before its pictures. */
const withFilesLater = (frame: string): string =>
  frame
    .replace(/<script type="module"(?= crossorigin src=)/g, '<script type="live"')
    .replace(/<link rel="preload"(?=[^>]* data-app-style)/g, '<link rel="live"');

/** Says for which choice a page was asked, so that the browser sees whether it is its own, before it fetches the shop's files. */
export const askedFor = (html: string, choice: string): string =>
  withFilesLater(html).replace(/<html [^>]*/, (opening) => `${opening} data-asked="${choice}"`);

/**
 * A browser draws each SVG picture as a page of its own, on the thread that reads and lays out this page: asked for ahead, a handful
 * of them keeps a slow phone from the words for a quarter of a second. Asked for once the words are laid out, they are seen as soon.
 */
const withDrawingsLater = (html: string): string =>
  html
    .replace(/<link rel="preload" as="image" href="[^"]*\.svg"[^>]*>/g, '')
    .replace(/<img [^>]*src="[^"]*\.svg"[^>]*>/g, (picture) =>
      picture
        .replace(' loading="eager"', '')
        .replace(/^<img(?! [^>]*loading=)/, '<img loading="lazy"'),
    );

/** Answers that depend on who asks, and from where, are left to the client. */
const isForAll = ({ url }: PageAnswer) => !/\/api\/v1\/stores\//.test(url);

/**
 * Puts a rendered page into its frame in place of the text shell: its first styles, its content, and what it was rendered from.
 * @param at when it was rendered, in milliseconds
 */
export function withRendered(
  frame: string,
  { html, asked }: Pick<RenderedPage, 'html' | 'asked'>,
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
    .replace(earlyScript, '')
    .replace(
      shell,
      () =>
        `<div id="rendered"><style>${style}${behind}${below}</style>${withDrawingsLater(html)}</div><div id="root"></div>${earlyScript.exec(frame)?.[0] ?? ''}<script id="answers" type="application/json">${inScript({ at, answers })}</script>`,
    );
}
