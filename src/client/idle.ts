export function idle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else setTimeout(then, 200);
}
