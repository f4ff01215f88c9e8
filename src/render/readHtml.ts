import { type DefaultTreeAdapterTypes, html as known, parse } from 'parse5';
import type { HtmlPart } from '../client/readHtml';

type Parent = DefaultTreeAdapterTypes.ParentNode;

const partsOf = ({ childNodes }: Parent): HtmlPart[] =>
  childNodes.flatMap((node): HtmlPart[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value];
    if (!('tagName' in node) || node.namespaceURI !== known.NS.HTML) return [];
    const href = node.attrs.find(({ name }) => name === 'href')?.value ?? null;
    return [{ tag: node.tagName, href, parts: partsOf(node) }];
  });

const childOf = (parent: Parent | undefined, ...tags: string[]): Parent | undefined =>
  parent?.childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element =>
      'tagName' in node && tags.includes(node.tagName),
  );

/** As `src/client/readHtml.ts`, where no browser reads it: by the same rules, without scripting. */
export function readHtml(html: string): HtmlPart[] {
  const page = childOf(parse(html, { scriptingEnabled: false }), 'html');
  const body = childOf(page, 'body', 'frameset');
  return body ? partsOf(body) : [];
}
