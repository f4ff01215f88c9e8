import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { trackingMachine } from '../../../machines/orders/tracking';
import { languageKey, onStorageChange } from '../../client/storage/storage';
import { trackingIntents } from './trackingIntents';

/** What can be done on the page of an order or trip; what becomes of the connection and the language is told from here. */
export function useTracking(actor: ActorRefFrom<typeof trackingMachine>) {
  const intents = useMemo(() => trackingIntents(actor), [actor]);
  useEffect(() => {
    window.addEventListener('online', intents.retry);
    window.addEventListener('offline', intents.tellLoss);
    return () => {
      window.removeEventListener('online', intents.retry);
      window.removeEventListener('offline', intents.tellLoss);
    };
  }, [intents]);
  // It is read by this flow alone: nothing else asks for it in another language.
  useEffect(
    () =>
      onStorageChange((name) => {
        if (name === languageKey.name) intents.refresh();
      }),
    [intents],
  );
  return intents;
}
