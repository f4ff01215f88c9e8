const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Resolves at the first sign of the shopper (a touch, a key, a move of the pointer or the page): the
 * time to fetch the code of what can only be opened by hand, so that no cold load pays for it.
 */
export const firstSign: Promise<void> = new Promise((resolve) => {
  const controller = new AbortController();
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        controller.abort();
        resolve();
      },
      { passive: true, capture: true, signal: controller.signal },
    );
  }
});
