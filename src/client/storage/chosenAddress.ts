import { type DeliveryPlace, deliveryPlace } from '../../../domain/checkout/draft';
import { jsonKey, type StorageKey } from './storage';

/** The saved address that was chosen as the place to browse from; it counts only while that is where the shopper is. */
export const chosenAddressKey: StorageKey<DeliveryPlace> = jsonKey('chosen-address', deliveryPlace);
