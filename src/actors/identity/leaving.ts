import { dropPrivateData } from '../../api/privateData';
import { queryClient } from '../../api/queryClient';
import { buyNowLine } from '../../storage/orderKeys';
import { forgetPrivateThings } from '../../storage/privateKeys';
import { tokenKey } from '../../storage/storage';

/** What of a customer leaves this browser when the customer does (LOGOUT-03, LOGOUT-04, DEL-04). */
export const leaving = {
  removeToken: () => tokenKey.set(null),
  dropPrivateData: () => dropPrivateData(queryClient),
  forgetOrders: () => {
    forgetPrivateThings();
    buyNowLine.set(null);
  },
};
