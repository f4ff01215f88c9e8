import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyActorRef } from 'xstate';
import type { Emitted, Notify } from '../../machines/emitted';
import type { MessageId } from '../../machines/messages';
import { lastWords, standingWait } from '../client/lastWait';
import { loadMessages, wantToasts } from './toastHost';

const colours = { success: 'teal', error: 'red', info: 'blue' } as const;

const close = msg`Close`;

/** What says that a change has come to nothing: where the shop has told why, or how long it is busy, that is said instead (ERR-01). */
const unsaved: ReadonlySet<MessageId> = new Set([
  'failed.network',
  'cart.notSaved',
  'wishlist.notSaved',
  'trip.notSaved',
  'trip.vehicleNotAdded',
]);

async function reasonOf({ message }: Pick<Notify, 'message'>): Promise<string> {
  if (!unsaved.has(message)) return '';
  const seconds = standingWait();
  if (!seconds) return lastWords();
  const { busyText } = await import('../client/waitText');
  return busyText(seconds);
}

let lastNotice = 0;

export const isNarrow = () => !window.matchMedia('(min-width: 769px)').matches;

/** The toasts in sight, by what they say; since when by `performance.now`. */
export const inSight = new Map<string, { id: string; tone: Notify['tone']; since: number }>();

/** Milliseconds that nobody reads a toast in: good news that is younger stays beside what follows on its heels. */
const unread = 1_500;

/**
 * Ids of the toasts that leave for a new one: its like, since a wall of the same words says no more; good
 * news that was read for good news, since two would cover what was pressed last; and on a phone, where they would cover what is typed in, all but an error that what comes now does not concern.
 */
function inTheWayOf(text: string, tone: Notify['tone']): string[] {
  const readSince = performance.now() - unread;
  const leaves = ([said, toast]: [string, { tone: Notify['tone']; since: number }]) =>
    said === text ||
    (tone === 'success' && toast.tone === 'success' && toast.since <= readSince) ||
    (isNarrow() && (tone === 'error' || toast.tone !== 'error'));
  return [...inSight].filter(leaves).map(([, { id }]) => id);
}

type Go = (to: string, search: Record<string, unknown> | undefined, replace: boolean) => void;
let go: Go = (to) => window.location.assign(to);

/** The router registers itself here at start, so that flows need not know it. */
export function provideNavigation(navigate: Go): void {
  go = navigate;
}

/**
 * Shows one toast in the shopper's language; errors are announced at once, the rest politely. A button
 * on it belongs to `flow`, and the toast leaves when the flow no longer takes the button's event. Answers what takes the
 * toast away; with `autoClose` false nothing else does.
 */
export async function showNotice(
  notice: Omit<Notify, 'type' | 'autoClose'> & { autoClose?: number | false },
  flow: AnyActorRef | null = null,
): Promise<() => void> {
  const [{ notifications, toastIcons }, { messages }, reason] = await Promise.all([
    wantToasts(),
    loadMessages(),
    reasonOf(notice),
  ]);
  const say = (id: MessageId) => i18n._(messages[id].id, notice.values, messages[id]);
  const text = notice.text || reason || say(notice.message);
  const common = {
    id: `notice-${++lastNotice}`,
    color: colours[notice.tone],
    icon: toastIcons[notice.tone],
    autoClose: notice.autoClose ?? 4000,
    role: notice.tone === 'error' ? 'alert' : 'status',
    withBorder: false,
    closeButtonProps: { 'aria-label': i18n._(close.id, undefined, close) },
  };
  const hide = () => void notifications.hide(common.id);
  if (!notice.action || !flow) {
    for (const id of inTheWayOf(text, notice.tone)) notifications.hide(id);
    inSight.set(text, { id: common.id, tone: notice.tone, since: performance.now() });
    const onClose = () => void (inSight.get(text)?.id === common.id && inSight.delete(text));
    notifications.show({ ...common, message: text, onClose });
    return hide;
  }
  const { offerAction } = await import('./toastActions');
  const offer = offerAction(flow, notice.action.event, text, say(notice.action.label));
  notifications.show({ ...common, message: offer.content(hide) });
  offer.leaveWith(hide);
  return hide;
}

export function handleEmitted(event: Emitted, flow: AnyActorRef | null = null): void {
  if (event.type === 'notify') void showNotice(event, flow);
  else go(event.to, event.search, event.replace ?? false);
}
