import { usePlace } from '../currentPlace';

/** In the rental module nothing is delivered: its words are about pickup (MOD-03). */
export const useIsRental = (): boolean => usePlace().module?.module_type === 'rental';
