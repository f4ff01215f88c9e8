import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone held upright: dialogs then take the whole screen. */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false });
