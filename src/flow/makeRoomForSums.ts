import { inSight, isNarrow } from './emitted';
import { wantToasts } from './toastHost';

/** On a phone good news leaves before what it would cover: sums, and the button beneath them. */
export async function makeRoomForSums(): Promise<void> {
  const ids = [...inSight.values()].filter(({ tone }) => tone !== 'error').map(({ id }) => id);
  if (ids.length === 0 || !isNarrow()) return;
  const { notifications } = await wantToasts();
  for (const id of ids) notifications.hide(id);
}
