import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import { firebaseApp } from './app';
import { firebaseProject } from './settings';

/** The shop's own worker shows what is pushed; it is registered in a quiet moment, or not at all. */
async function ownWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no worker of the shop runs here')), 10_000);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** Address of this browser for pushed messages, made or renewed. @throws Error where none can be had */
export async function pushToken(): Promise<string> {
  if (!(await isSupported())) throw new Error('this browser takes no pushed messages');
  return getToken(getMessaging(firebaseApp()), {
    vapidKey: firebaseProject?.vapidKey ?? '',
    serviceWorkerRegistration: await ownWorker(),
  });
}

export const dropPushToken = async (): Promise<void> => {
  await deleteToken(getMessaging(firebaseApp()));
};
