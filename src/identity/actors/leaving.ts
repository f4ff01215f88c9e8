import { dropPrivateData } from '../../client/privateData';
import { queryClient } from '../../client/queryClient';
import { buyNowLine } from '../../client/storage/orderKeys';
import { forgetPrivateThings } from '../../client/storage/privateKeys';
import { tokenKey } from '../../client/storage/storage';
import { pushedToKey } from '../../client/storage/wishes';

/**
 * The shop pushes nothing to a sign-in that has ended, but may not have heard of the end: nothing more reaches this browser.
 * Whoever wanted the news and comes back has them again (quietWork.ts).
 */
async function endPushedNews(): Promise<void> {
  if (pushedToKey.get() === null || !('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** What of a customer leaves this browser when the customer does (LOGOUT-03, LOGOUT-04, DEL-04). */
export const leaving = {
  removeToken: () => {
    tokenKey.set(null);
    void endPushedNews().catch(() => undefined);
  },
  dropPrivateData: () => dropPrivateData(queryClient),
  forgetOrders: () => {
    forgetPrivateThings();
    buyNowLine.set(null);
  },
};
