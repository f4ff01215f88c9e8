import type { Model } from '../../charts/paths/fixtures';
import { placeOrder } from './models/placeOrder';

/** What the surroundings of each flow may do: the path generator explores the flows with it. */
export const models: readonly Model[] = [placeOrder];
