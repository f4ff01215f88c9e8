import type { Table } from './tables';
import { tripCart } from './tripCart';
import { trips } from './trips';
import { vehicles } from './vehicles';

export const rental: Table = { ...vehicles, ...tripCart, ...trips };
