/** Code that did not arrive when it was asked for. */
const missed = new WeakSet<object>();
window.addEventListener('vite:preloadError', ({ payload }) => missed.add(payload));

export const isMissedCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);

const reloadedFor = 'reloaded-for';

/** Whether the server has this page's build no more: what the page has not loaded yet will never come (S18). */
async function isBuildGone(): Promise<boolean> {
  try {
    const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    // Hosts of files answer with a page for what they do not have.
    return answer.status === 404 || /\bhtml\b/.test(answer.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Loads the page anew where code is missing since a new build is served; once, and false where that does not help. */
export async function reloadForNewBuild(
  error: unknown,
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!isMissedCode(error) || !(await isBuildGone())) return false;
  try {
    if (window.sessionStorage.getItem(reloadedFor) === import.meta.url) return false;
    window.sessionStorage.setItem(reloadedFor, import.meta.url);
  } catch {
    // Nobody would know that it was tried.
    return false;
  }
  reload();
  return true;
}
