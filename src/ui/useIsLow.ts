import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is too low to show lines and sums at once. */
export const useIsLow = () =>
  useMediaQuery('(max-height: 740px)', false, { getInitialValueInEffect: false });
