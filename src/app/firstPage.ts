const ofFirstPage =
  '[rel=canonical],[hreflang],[name=description],[name=robots],[name^=twitter],[property^=og],[type$=ld\\+json]';

/**
 * Takes out of the document what it said of its first page to search engines and link previews (server/web):
 * of the next page it is not true, and browsers share a page by its canonical link.
 */
export const forgetFirstPage = (): void => {
  for (const tag of document.head.querySelectorAll(ofFirstPage)) tag.remove();
};
