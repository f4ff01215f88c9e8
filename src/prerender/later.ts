/**
 * Begins what a page needs beside its script, then fetches its other files when it has been painted; on a page that the server
 * rendered all of it waits until that has been seen (takeOver.ts). Runs in the browser, so it stands by itself.
 */
function fetchLater(files: string[], begin: () => Promise<unknown> | undefined): void {
  const fetchAll = () => {
    for (const file of files) {
      const link = document.createElement('link');
      const isSheet = file.endsWith('.css');
      link.rel = isSheet ? 'preload' : 'modulepreload';
      if (isSheet) link.as = 'style';
      link.fetchPriority = 'low';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  };
  const start = () => {
    const before = begin();
    try {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        Promise.resolve(before).then(fetchAll);
      }).observe({ type: 'paint', buffered: true });
    } catch {
      fetchAll();
    }
  };
  if (document.querySelector('script[type=live]')) addEventListener('live', start, { once: true });
  else start();
}

/**
 * A script that fetches the code and styles of a page's first screen after its first paint, and after what the function
 * `begin` promises: asking for a dozen files takes a phone's processor a tenth of a second, they would take the few
 * connections from the first picture, and the page's own code waits for the app in any case.
 */
export const laterScript = (files: readonly string[], begin: string): string =>
  `(${fetchLater})(${JSON.stringify(files)},${begin})`;
