import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is too low to show lines and sums of a cart at once. */
export const useIsLow = () =>
  useMediaQuery('(max-height: 740px)', false, { getInitialValueInEffect: false });
