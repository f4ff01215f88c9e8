import * as v from 'valibot';
import { jsonKey } from './storage';

/** Whether the shopper lets the shop's owner count what is looked at and ordered; null until asked. */
export const analyticsConsentKey = jsonKey('analytics-consent', v.picklist(['yes', 'no']));

/** Orders of this browser that were counted, newest first. */
export const countedOrdersKey = jsonKey('counted-orders', v.array(v.number()));
