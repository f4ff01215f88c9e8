import { subscribeNewsletter } from '../../../domain/content/contentEndpoints';
import { call } from '../../client/client';

export const subscribeToNewsletter = (email: string, signal: AbortSignal) =>
  call(subscribeNewsletter, { body: { email }, signal });
