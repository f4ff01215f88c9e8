import './restBeforeSession';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { Identity } from '../../machines/identity/session';
import { profileQuery } from '../account/api/profile';
import { onUnauthenticated, setGuestRenewal } from '../client/client';
import { guestIdKey, mendStorage, onStorageChange, tokenKey } from '../client/storage/storage';
import { listenToFlow } from '../flow/useFlow';
import { liveSessionMachine } from './actors/sessionActors';
import { ensureGuestId } from './api/identity';

let lastToken: string | null = null;
let signIns = 0;

/** Tells one sign-in from another without handing the token itself to the chart. */
function readIdentity(): Identity {
  const token = tokenKey.get();
  if (token !== lastToken) signIns += 1;
  lastToken = token;
  return { guestId: guestIdKey.get(), customer: token ? `sign-in ${signIns}` : null };
}

/** The one session of this page. */
const sessionActor = createActor(liveSessionMachine, { input: readIdentity() });

let stop: (() => void) | null = null;

/**
 * Starts the session once: a guest id is asked for when none is stored (SESS-03), dead tokens and
 * other tabs are heard. Answers the way to stop listening.
 */
export function startSession(): () => void {
  if (stop) return stop;
  mendStorage();
  const tellIdentity = () => sessionActor.send({ type: 'session.identityRead', ...readIdentity() });
  const tellConnection = () => sessionActor.send({ type: 'session.connectionReturned' });
  const stopListening = [
    listenToFlow(sessionActor),
    onUnauthenticated(() => sessionActor.send({ type: 'session.tokenRefused' })),
    // Another tab that clears the whole storage names no key.
    onStorageChange((name) => {
      if ([tokenKey.name, guestIdKey.name, ''].includes(name)) tellIdentity();
    }),
  ];
  setGuestRenewal(() => ensureGuestId());
  window.addEventListener('online', tellConnection);
  sessionActor.start();
  stop = () => {
    window.removeEventListener('online', tellConnection);
    for (const end of stopListening) end();
    stop = null;
  };
  return stop;
}

export interface Session {
  signedIn: boolean;
  guestId: string | null;
  /** First name of the customer; empty for guests and until it is known. */
  profileName: string;
}

/** Who is shopping, kept up to date over sign-in, sign-out and other tabs. */
export function useSession(): Session {
  const signedIn = useSelector(sessionActor, ({ context }) => context.customer !== null);
  const guestId = useSelector(sessionActor, ({ context }) => context.guestId);
  const { data } = useQuery(profileQuery());
  return { signedIn, guestId, profileName: (signedIn && data?.f_name) || '' };
}
