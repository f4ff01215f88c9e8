import type { Likeable } from '../../../domain/catalogue/favourites';
import { firstSign } from '../../client/firstSign';

const load = () => import('./startFavourite');
void firstSign.then(load);

export const pressHeart = async (thing: Likeable, wanted: boolean): Promise<void> =>
  (await load()).startFavourite(thing, wanted);
