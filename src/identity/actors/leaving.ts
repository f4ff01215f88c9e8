import { dropPrivateData } from '../../client/privateData';
import { queryClient } from '../../client/queryClient';
import { buyNowLine } from '../../client/storage/orderKeys';
import { forgetPrivateThings } from '../../client/storage/privateKeys';
import { tokenKey } from '../../client/storage/storage';

/** What of a customer leaves this browser when the customer does (LOGOUT-03, LOGOUT-04, DEL-04). */
export const leaving = {
  removeToken: () => tokenKey.set(null),
  dropPrivateData: () => dropPrivateData(queryClient),
  forgetOrders: () => {
    forgetPrivateThings();
    buyNowLine.set(null);
  },
};
