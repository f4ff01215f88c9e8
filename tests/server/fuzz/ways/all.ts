import type { Ways } from '../fuzzWorld';
import { account } from './account';
import { browsing } from './browsing';
import { buying, otherOrders } from './buying';
import { desk, otherDesk } from './desk';
import { operator } from './operator';
import { people } from './people';
import { renting } from './renting';
import { ride } from './ride';

export const allWays: Ways = {
  ...browsing,
  ...people,
  ...buying,
  ...otherOrders,
  ...account,
  ...renting,
  ...desk,
  ...otherDesk,
  ...operator,
  ...ride,
};
