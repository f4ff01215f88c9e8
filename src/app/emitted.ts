import { i18n } from '@lingui/core';
import type { Emitted, Notify } from '../../machines/emitted';
import { messages } from './messages';

const colours = { success: 'teal', error: 'red', info: 'blue' } as const;

type Go = (to: string, search: Record<string, unknown> | undefined, replace: boolean) => void;
let go: Go = (to) => window.location.assign(to);

/** The router registers itself here at start, so that flows need not know it. */
export function provideNavigation(navigate: Go): void {
  go = navigate;
}

/** Shows one toast in the shopper's language; errors are announced at once, the rest politely. */
export async function showNotice(notice: Omit<Notify, 'type'>): Promise<void> {
  const { id, message } = messages[notice.message];
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    message: notice.text || i18n._(id, notice.values, { message }),
    color: colours[notice.tone],
    autoClose: notice.autoClose ?? 4000,
    role: notice.tone === 'error' ? 'alert' : 'status',
    withBorder: false,
  });
}

/** The one place where what flows emit becomes toasts and navigation. */
export function handleEmitted(event: Emitted): void {
  if (event.type === 'notify') void showNotice(event);
  else go(event.to, event.search, event.replace ?? false);
}
