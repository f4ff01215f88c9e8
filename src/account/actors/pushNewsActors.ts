import { fromPromise } from 'xstate';
import { registerPush } from '../../../domain/account/notificationEndpoints';
import {
  type PushFacts,
  type PushPermission,
  pushNewsMachine,
} from '../../../machines/account/pushNews';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { tokenKey } from '../../client/storage/storage';
import { pushedToKey } from '../../client/storage/wishes';
import { canPush } from '../../identity/firebase/settings';
import { profileQuery } from '../api/profile';

const isAble = () =>
  canPush && 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

// The provider's code comes with the button, never with the page.
const messaging = () => import('../../identity/firebase/messaging');
const tell = (cm_firebase_token: string) => call(registerPush, { body: { cm_firebase_token } });
const ownId = async () => String((await queryClient.ensureQueryData(profileQuery())).id);

async function look(): Promise<PushFacts> {
  if (!isAble()) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  // Whoever signed in here before may have wanted it; that is another person.
  // Where a sign-in gives this reading up for its own, that one is waited for.
  const isMine = pushedToKey.get() === (await ownId().catch(ownId));
  return { kind: isMine && Notification.permission === 'granted' ? 'wanted' : 'off' };
}

/**
 * Tells the shop of this browser again: news end with the sign-in that they were turned on in, and speak the language
 * of then.
 */
export async function renewPush(): Promise<void> {
  if (tokenKey.get() === null || (await look()).kind !== 'wanted') return;
  const { pushToken } = await messaging();
  await tell(await pushToken());
}

/** Pushed news with the browser, Firebase and the API behind them (SESS-15). */
export const livePushNewsMachine = pushNewsMachine.provide({
  actors: {
    readPush: fromPromise(look),
    askPermission: fromPromise<PushPermission>(() => Notification.requestPermission()),
    registerPush: fromPromise<void>(async () => {
      const { pushToken } = await messaging();
      await tell(await pushToken());
      pushedToKey.set(await ownId());
    }),
    endPush: fromPromise<void>(async () => {
      await tell('');
      pushedToKey.set(null);
      // The shop sends nothing more: whether the provider hears of it too changes nothing.
      const { dropPushToken } = await messaging();
      await dropPushToken().catch(() => undefined);
    }),
  },
});
