/**
 * The style sheet is fetched beside the text shell and put to use before React draws; a page without
 * the deferred link (development) has its styles already.
 */
export function appStyleReady(): Promise<unknown> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-style]')];
  return Promise.all(
    preloads.map(
      (preload) =>
        new Promise<void>((resolve) => {
          const sheet = document.createElement('link');
          sheet.rel = 'stylesheet';
          sheet.crossOrigin = '';
          sheet.href = preload.href;
          sheet.onload = sheet.onerror = () => resolve();
          preload.replaceWith(sheet);
        }),
    ),
  );
}
