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

/** What a page is looked at for first: the first card of a list, or the heading. */
export type FirstSight = 'card' | 'heading';

const seenMark = '<template id="seen"></template>';

/** A browser that paints the frame of a page first lays it out over and over before anybody can see what it is about. */
const waitForSeen = '<link rel="expect" href="#seen" blocking="render">';

/** A card that comes later in the page than so many characters after its heading is below the first screen. */
const nearCard = 16_000;

/** Where in a page its first sight has come; null where it has none. */
function endOfSight(html: string, sight: FirstSight): number | null {
  const heading = html.indexOf('</h1>');
  if (sight === 'heading') return heading < 0 ? null : heading + '</h1>'.length;
  const card = html.indexOf('<article', heading);
  const end = html.indexOf('</li>', card);
  return card < 0 || end < 0 || card - heading > nearCard ? null : end + '</li>'.length;
}

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
    sight = null,
  }: { style: string; choice: string; language: Language; at: number; sight?: FirstSight | null },
): string {
  const answers = asked.filter(isForAll).map(({ url, module, text }) => ({ url, module, text }));
  const content = withDrawingsLater(html);
  const end = sight && endOfSight(content, sight);
  const shown = end === null ? content : content.slice(0, end) + seenMark + content.slice(end);
  return frame
    .replace('</head>', () => (end === null ? '</head>' : `${waitForSeen}</head>`))
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
        `<div id="rendered"><style>${style}${behind}${below}</style>${shown}</div><div id="root"></div>${earlyScript.exec(frame)?.[0] ?? ''}<script id="answers" type="application/json">${inScript({ at, answers })}</script>`,
    );
}
