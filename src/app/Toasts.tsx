import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './Toasts.module.css';

export { notifications } from '@mantine/notifications';

/** Place of the toasts: above everything, clear of the header and of the phone's bottom bar. */
export default function Toasts() {
  return <Notifications position="top-center" zIndex={2000} limit={3} classNames={classes} />;
}
