import { VisuallyHidden } from '@mantine/core';

export const placesFor = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Names a grid for those who go from heading to heading; cards are headings of the next level. */
export const GridHeading = ({ text }: { text: string }) => (
  <VisuallyHidden component="h2">{text}</VisuallyHidden>
);
