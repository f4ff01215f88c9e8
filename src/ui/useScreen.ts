import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as a media query asks; a server knows of it only whether it draws for a phone. */
export const useScreen = (query: string): boolean =>
  useMediaQuery(query, matchMedia(query).matches, { getInitialValueInEffect: false });
