import { expect, it } from 'vitest';
import { account } from '../../../../src/client/dialect/classic/account';
import { cart } from '../../../../src/client/dialect/classic/cart';
import { coupons } from '../../../../src/client/dialect/classic/coupons';
import { ordersAndAfter } from '../../../../src/client/dialect/classic/ordersAndAfter';
import { rental } from '../../../../src/client/dialect/classic/rental';
import { shop } from '../../../../src/client/dialect/classic/shop';
import { handlerOf } from '../../../../src/client/dialect/classic/tables';

it.each([
  ['shop', shop],
  ['cart', cart],
  ['coupons', coupons],
  ['orders', ordersAndAfter],
  ['account', account],
  ['rental', rental],
])('every call of %s is looked up where it is translated', async (_, table) => {
  for (const [call, handler] of Object.entries(table)) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, await handlerOf(method, path)]).toEqual([call, handler]);
  }
});
