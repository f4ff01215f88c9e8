import { afterAll, beforeAll } from 'vitest';
import * as itemCalls from '../../../domain/catalogue/itemEndpoints';
import * as storeCalls from '../../../domain/catalogue/storeEndpoints';
import { createTestServer, type TestServer } from '../../support/server';

export let server: TestServer;

/** Opens `server` for the tests of a file. */
export function withServer(): void {
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
}

export const itemLists = {
  latest: itemCalls.listLatestItems,
  popular: itemCalls.listPopularItems,
  discounted: itemCalls.listDiscountedItems,
  'most reviewed': itemCalls.listMostReviewedItems,
  recommended: itemCalls.listRecommendedItems,
  suggested: itemCalls.listSuggestedItems,
  search: itemCalls.searchItems,
};
export const storeLists = {
  all: storeCalls.listStores,
  latest: storeCalls.listLatestStores,
  popular: storeCalls.listPopularStores,
  recommended: storeCalls.listRecommendedStores,
  'top offers': storeCalls.listTopOffers,
  search: storeCalls.searchStores,
};
