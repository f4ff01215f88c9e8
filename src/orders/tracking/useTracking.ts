import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { trackingMachine } from '../../../machines/orders/tracking';
import { languageKey, onStorageChange } from '../../client/storage/storage';
import { useSession } from '../../identity/session';
import { trackingIntents } from './trackingIntents';

/** What can be done on the page of an order or trip; what becomes of the connection, the language and the sign-in is told from here. */
export function useTracking(actor: ActorRefFrom<typeof trackingMachine>) {
  const intents = useMemo(() => trackingIntents(actor), [actor]);
  const { signedIn } = useSession();
  const reader = useRef(signedIn);
  useEffect(() => {
    window.addEventListener('online', intents.retry);
    window.addEventListener('offline', intents.tellLoss);
    return () => {
      window.removeEventListener('online', intents.retry);
      window.removeEventListener('offline', intents.tellLoss);
    };
  }, [intents]);
  // It is read by this flow alone: nothing else asks for it in another language, or for another person.
  useEffect(
    () =>
      onStorageChange((name) => {
        if (name === languageKey.name) intents.refresh();
      }),
    [intents],
  );
  useEffect(() => {
    if (reader.current === signedIn) return;
    reader.current = signedIn;
    intents.refresh();
  }, [signedIn, intents]);
  return intents;
}
