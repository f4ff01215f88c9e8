import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as a media query asks; a server knows of it only whether it draws for a phone. */
export function useScreen(query: string): boolean {
  const matches = useMediaQuery(query, undefined, { getInitialValueInEffect: false });
  // The library finds no window there, and says no.
  return import.meta.env.SSR ? matchMedia(query).matches : matches;
}
