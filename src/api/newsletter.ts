import { subscribeNewsletter } from '../../domain/endpoints/content';
import { call } from './client';

export const subscribeToNewsletter = (email: string, signal: AbortSignal) =>
  call(subscribeNewsletter, { body: { email }, signal });
