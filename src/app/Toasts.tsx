import '@mantine/notifications/styles.layer.css';
import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './Toasts.module.css';

export { notifications } from '@mantine/notifications';

/**
 * Place of the toasts. On wide screens the lower corner where lines start, in which no page has anything to
 * press; on narrow ones under the header, since the bars to buy and to go on stand at the bottom there.
 */
export default function Toasts() {
  const { dir } = useDirection();
  const isWide = useMediaQuery('(min-width: 769px)', false, { getInitialValueInEffect: false });
  const corner = dir === 'rtl' ? 'bottom-right' : 'bottom-left';
  return (
    <Notifications
      position={isWide ? corner : 'top-center'}
      zIndex={2000}
      limit={3}
      classNames={classes}
    />
  );
}
