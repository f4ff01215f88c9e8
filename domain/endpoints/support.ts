import * as v from 'valibot';
import { supportForm } from '../validation/support';
import { message } from '../wire';
import { endpoint } from './define';

export const askShop = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/contact-us',
  summary: 'A question to the shop itself, once for each key; answered by mail or text message',
  auth: 'anyone',
  query: v.object({}),
  body: supportForm,
  answer: message,
  idempotent: true,
});
