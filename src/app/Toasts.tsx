import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

/** Place of the toasts: above everything, out of the way of the phone's bottom bar. */
export default function Toasts() {
  return <Notifications position="top-center" zIndex={2000} limit={3} />;
}
