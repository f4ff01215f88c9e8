import { leavingsKey } from '../client/storage/storage';

async function forget(): Promise<void> {
  const [{ forgetCodes }, { buyNowLine }] = await Promise.all([
    import('../client/storage/codeOnItsWay'),
    import('../client/storage/orderKeys'),
  ]);
  forgetCodes();
  buyNowLine.set(null);
}

/** What only this window keeps of a customer goes when they leave in another one (LOGOUT-04, DEL-04). */
export function followLeaving(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === leavingsKey.name) void forget().catch(() => undefined);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
