import { subscribeNewsletter } from '../../domain/endpoints/places';
import { call } from './client';

export const subscribeToNewsletter = (email: string) =>
  call(subscribeNewsletter, { body: { email } });
