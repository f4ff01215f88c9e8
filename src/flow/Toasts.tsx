import '@mantine/notifications/styles.layer.css';
// Wrong fields are told of after a first press only, as toasts are.
import '../ui/fieldErrors.css';
import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Notify } from '../../machines/emitted';
import classes from './Toasts.module.css';

export { notifications } from '@mantine/notifications';

/** What kind of news a toast is, for who does not tell its colour. */
export const toastIcons = {
  success: <IconCheck size={18} aria-hidden />,
  error: <IconAlertTriangle size={18} aria-hidden />,
  info: <IconInfoCircle size={18} aria-hidden />,
} satisfies Record<Notify['tone'], unknown>;

/** Whether the page's bar to buy stands where toasts come: it does so once the page is scrolled to it. */
function noteBuyBar(): void {
  const bar = document.querySelector('main [data-buy-bar]')?.getBoundingClientRect();
  const isInSight =
    bar !== undefined && bar.top < window.innerHeight - 60 && bar.bottom > window.innerHeight / 2;
  document.documentElement.toggleAttribute('data-buy-bar-in-sight', isInSight);
}

/** How far up the sums of an open drawer reach, over which its toasts stand; those scrolled out of sight are in no one's way. */
function noteSums(): void {
  const top = document.querySelector('[data-sums]')?.getBoundingClientRect().top ?? 0;
  const height = top > window.innerHeight / 2 ? window.innerHeight - top : 0;
  document.documentElement.style.setProperty('--sums-height', `${Math.max(112, height)}px`);
}

const noteWhatIsBelow = () => {
  noteBuyBar();
  noteSums();
};

/**
 * Place of the toasts. On wide screens the lower corner where lines start, in which no page has anything to
 * press; on narrow ones over the bars at the bottom, since the address and what closes a dialog stand at the top there.
 */
export default function Toasts() {
  const { dir } = useDirection();
  const isWide = useMediaQuery('(min-width: 769px)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    noteWhatIsBelow();
    return notificationsStore.subscribe(noteWhatIsBelow);
  }, []);
  const corner = dir === 'rtl' ? 'bottom-right' : 'bottom-left';
  return (
    <Notifications
      position={isWide ? corner : 'bottom-center'}
      zIndex={2000}
      limit={3}
      classNames={classes}
    />
  );
}
