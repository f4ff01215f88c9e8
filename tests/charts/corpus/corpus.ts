import { actors } from './actors';
import { clocks } from './clocks';
import { games } from './games';
import { journeys } from './journeys';
import { lights } from './lights';
import { sevenGuis } from './sevenGuis';

export const corpus = [...lights, ...clocks, ...sevenGuis, ...actors, ...games, ...journeys];
