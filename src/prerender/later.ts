/** Fetches a page's files when it has been painted and what goes before has begun; runs in the browser, so it stands by itself. */
function fetchLater(files: string[], before?: Promise<unknown>): void {
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
  try {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      Promise.resolve(before).then(fetchAll);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    fetchAll();
  }
}

/**
 * A script that fetches the code and styles of a page's first screen after its first paint, and after what the script
 * `before` promises: asking for a dozen files takes a phone's processor a tenth of a second, they would take the few
 * connections from the first picture, and the page's own code waits for the app in any case.
 */
export const laterScript = (files: readonly string[], before: string): string =>
  `(${fetchLater})(${JSON.stringify(files)},${before})`;
