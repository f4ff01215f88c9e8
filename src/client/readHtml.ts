/** A piece of HTML: words, or an element with what it leads to and what is in it. Nothing else of it is read. */
export type HtmlPart = string | HtmlElement;

interface HtmlElement {
  /** In small letters. */
  tag: string;
  href: string | null;
  parts: HtmlPart[];
}

/**
 * What is in the body of a text of HTML, as this browser reads it; a server that draws pages reads it by
 * `src/render/readHtml.ts`. Drawings, formulas and comments in it are left out.
 */
export function readHtml(html: string): HtmlPart[] {
  const partsOf = (parent: Node): HtmlPart[] =>
    [...parent.childNodes].flatMap((node): HtmlPart[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
      if (!(node instanceof HTMLElement)) return [];
      return [{ tag: node.localName, href: node.getAttribute('href'), parts: partsOf(node) }];
    });
  return partsOf(new DOMParser().parseFromString(html, 'text/html').body);
}
