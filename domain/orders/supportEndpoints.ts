import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message } from '../wire/fields';
import { supportForm } from './supportValidation';

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
