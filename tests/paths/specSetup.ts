import { open } from './browser';

/** Starts the built shop for exported specs, which find it by SHOP_ADDRESS; answers the way to end it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { address, close } = await open({ url: process.env.SHOP_ADDRESS ?? null, flows: [] });
  process.env.SHOP_ADDRESS = address;
  return close;
}
