import type { Explored } from '../../../../charts/paths/explore';

/** Nothing of it is tried on mounted components. */
export const onScreens = (): readonly Explored[] => [];
