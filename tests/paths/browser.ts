import { UsageError } from '../../charts/paths/options';
import type { Open } from '../../charts/paths/theatre';
import { browserArgs, findBrowser } from '../support/browser';
import { axeOnce } from './axeOnce';
import { setShopAddress } from './browser/address';
import { lackOf } from './browser/needs';
import { cancelPlaced } from './browser/orderPlaced';
import { customer, isOneForAll, removePeople } from './browser/people';
import { cancelTrips } from './browser/vehicles';
import { startShop } from './localShop';
import { plays } from './plays';

/** What a deployment lacks for the flows that are wanted, told at once: nobody waits for the tenth path to learn of it. */
async function refuseLacks(url: string, flows: readonly string[]): Promise<void> {
  const lacks = await lackOf(flows.filter((name) => name in plays));
  if (lacks.length === 0) return;
  throw new UsageError(
    [`${url} lacks what these paths need:`, ...lacks.map((lack) => `- ${lack}`)].join('\n'),
  );
}

/** The built shop, started here, or the one at `url`, of which nothing is known but what everybody can ask. */
export const open: Open = async ({ url, flows, withMistakes = false }) => {
  const executablePath = findBrowser();
  if (!executablePath) throw new UsageError('There is no browser to take the paths through');
  const shop =
    url === null ? await startShop(withMistakes) : { address: url, close: () => undefined };
  setShopAddress(shop.address);
  const close = async () => {
    await cancelPlaced();
    await cancelTrips();
    const left = await removePeople();
    shop.close();
    // Whose orders a store has begun is kept until they are finished.
    for (const one of left) console.log(`Not removed: ${one}`);
  };
  try {
    if (url !== null) await refuseLacks(url, flows);
    await customer();
  } catch (error) {
    shop.close();
    throw error;
  }
  return {
    address: shop.address,
    launch: { executablePath, args: browserArgs },
    audit: axeOnce(),
    plays: Object.values(plays),
    // Pages mostly wait for files and for what they draw. One account has one cart.
    pagesAtOnce: isOneForAll ? 1 : 4,
    close,
  };
};
