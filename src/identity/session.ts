import './restBeforeSession';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Identity, SessionEvent } from '../../machines/identity/session';
import { profileQuery } from '../account/api/profile';
import { onUnauthenticated, setGuestRenewal } from '../client/client';
import { quiet } from '../client/quiet';
import { guestIdKey, mendStorage, onStorageChange, tokenKey } from '../client/storage/storage';
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

/** Who is shopping, by the one session of this page; what the browser remembers until its flow is there. */
let identity = readIdentity();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const hear = ({ guestId, customer }: Identity) => {
  if (guestId === identity.guestId && customer === identity.customer) return;
  identity = { guestId, customer };
  for (const listener of listeners) listener();
};

let flow: { send(event: SessionEvent): void } | null = null;
let isComing = false;
/** What happened before the flow was there. */
const waiting: SessionEvent[] = [];

/** Fetches the session's flow: no first picture needs more of it than who is shopping. */
async function wake(): Promise<void> {
  if (flow || isComing) return;
  isComing = true;
  try {
    const { runSession } = await import('./sessionFlow');
    flow = runSession(identity, hear);
    for (const event of waiting.splice(0)) flow.send(event);
  } catch {
    // Not reached: what waits is told with what happens next, the connection's return at the latest.
  } finally {
    isComing = false;
  }
}

function send(event: SessionEvent): void {
  if (flow) flow.send(event);
  else {
    waiting.push(event);
    void wake();
  }
}

let stop: (() => void) | null = null;

/**
 * Starts the session once: a guest id is asked for when none is stored (SESS-03), dead tokens and
 * other tabs are heard. Answers the way to stop listening.
 */
export function startSession(): () => void {
  if (stop) return stop;
  mendStorage();
  const tellIdentity = () => send({ type: 'session.identityRead', ...readIdentity() });
  const tellConnection = () => send({ type: 'session.connectionReturned' });
  const stopListening = [
    onUnauthenticated(() => send({ type: 'session.tokenRefused' })),
    // Another tab that clears the whole storage names no key.
    onStorageChange((name) => {
      if ([tokenKey.name, guestIdKey.name, ''].includes(name)) tellIdentity();
    }),
  ];
  setGuestRenewal(() => ensureGuestId());
  window.addEventListener('online', tellConnection);
  void quiet.then(wake);
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

export function useSession(): Session {
  const { guestId, customer } = useSyncExternalStore(subscribe, () => identity);
  const signedIn = customer !== null;
  const { data } = useQuery(profileQuery());
  return { signedIn, guestId, profileName: (signedIn && data?.f_name) || '' };
}
