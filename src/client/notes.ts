/** Notes of the browser: pages make them on computers, on phones the shop's worker alone may. */

interface Note {
  body: string;
  tag: string;
  /** Where a press on it leads. */
  link: string;
}

/** Shows a note, as far as the browser can. */
export async function showNote(title: string, { body, tag, link }: Note): Promise<void> {
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => window.focus();
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    const icon = '/pictures/icon-192.png';
    await worker?.showNotification(title, { body, tag, icon, data: link });
  }
}

/** Whether this page may make notes itself. Where notes are allowed already, trying would show one. */
export function canMakeNotes(): boolean {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('');
    return true;
  } catch {
    return false;
  }
}
