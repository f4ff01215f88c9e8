import { sells } from '../../../domain/place/module';
import { usePlace } from '../currentPlace';

/** In the rental module nothing is delivered: its words are about pickup (MOD-03). */
export const useIsRental = (): boolean => sells(usePlace().module, 'trips');
