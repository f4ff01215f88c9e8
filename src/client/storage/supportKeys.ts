import * as v from 'valibot';
import { supportTopics } from '../../../domain/orders/support';
import { jsonKey } from './storage';

/** A message to the shop that was not sent yet, with the key that it will be sent with. */
export const supportDraftKey = jsonKey(
  'support-draft',
  v.object({
    key: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    topic: v.picklist(supportTopics),
    message: v.string(),
  }),
);
