/** Runs `note` once the page is in sight: now, or when its tab comes to the front. Answers the way to stop waiting. */
export function whenLookedAt(note: () => void): () => void {
  const stop = () => document.removeEventListener('visibilitychange', look);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    note();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
