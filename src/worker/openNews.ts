interface ShopWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  /** The window at the address, or null where it has become another site's. */
  navigate(address: string): Promise<{ focus(): Promise<unknown> } | null>;
}

export interface ShopWindows {
  /** The one that was looked at last comes first. */
  matchAll(which: { type: 'window' }): Promise<readonly ShopWindow[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Pages on which somebody works, pays, chooses or writes: no note takes them away. */
const busy =
  /^\/(desk|ride|operator|checkout|parcel|rental|product|track-order|my-orders|my-trips|wallet|profile|settings|interest|help-and-support|forgot-password|store-registration|deliveryman-registration|auth|pay|inspector)(\/|$)/;

/** Shows what a note tells of: in the window that shows it already, in one that nobody works in, else in a new one. */
export async function openNews(windows: ShopWindows, link: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window' });
  const addressOf = ({ url }: ShopWindow) => new URL(url);
  const there = open.find((one) => addressOf(one).pathname + addressOf(one).search === link);
  if (there) {
    await there.focus();
    return;
  }
  const free = open.find((one) => !busy.test(addressOf(one).pathname));
  const gone = await free?.navigate(link).catch(() => null);
  if (gone) await gone.focus();
  else await windows.openWindow(link);
}
