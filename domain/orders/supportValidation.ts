import * as v from 'valibot';
import { supportLength, supportTopics } from './support';

export const supportMessages = {
  name: 'name required',
  contact: 'contact required',
  email: 'email wrong',
  phone: 'phone wrong',
  message: 'message required',
  long: 'message too long',
} as const;
const says = supportMessages;

const typed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const isPhone = (text: string) =>
  /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;

/** One way to answer is enough; each that is given must be one. */
export const supportForm = v.pipe(
  v.object({
    name: v.pipe(typed(100), v.nonEmpty(says.name)),
    email: v.pipe(
      typed(200),
      v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), says.email),
    ),
    phone: v.pipe(
      typed(30),
      v.check((text) => text === '' || isPhone(text), says.phone),
    ),
    topic: v.picklist(supportTopics),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(says.message),
      v.maxLength(supportLength, says.long),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email.trim() !== '' || phone.trim() !== '',
      says.contact,
    ),
    ['email'],
  ),
);
