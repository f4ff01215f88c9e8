/** Resolves when the page has painted and the browser is at rest: the time for what can wait. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    requestAnimationFrame(() => setTimeout(rest, 0));
  });
