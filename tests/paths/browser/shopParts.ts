import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { editShopMachine } from '../../../machines/operator/editShop';
import { editShop as model } from '../models/editShop';
import { editShop as screens } from '../screens/editShop';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { sentAs, staffAt, staffToken } from './staff';
import { ask } from './wire';

interface Coupon {
  readonly id: number;
  readonly code: string;
}

/** @throws Error where no coupon runs */
export async function runningCoupon(): Promise<Coupon> {
  const headers = { Authorization: `Bearer ${await staffToken('operator')}` };
  const { coupons } = await ask<{ coupons: Coupon[] }>('/desk/shop/coupons', { headers });
  const [first] = coupons;
  if (!first) throw new Error('No coupon runs');
  return first;
}

/** What is saved is what stands there already: the coupon is that of all paths. */
async function opened(page: Page): Promise<void> {
  const { id, code } = await runningCoupon();
  await sentAs(page, `/desk/shop/coupons/${id}`, { '"ELEVEN"': JSON.stringify(code) });
  await staffAt(page, 'operator', '/desk/shop?part=coupons');
  await page.locator('main').getByRole('button').filter({ hasText: code }).first().click();
}

const told = {
  'somebody was faster': [
    409,
    { errors: [{ code: 'changed_meanwhile', message: 'No.', by: 'samir@shop.example' }] },
  ],
  'another has its code': [
    403,
    { errors: [{ code: 'validation', message: 'Another has it.', field: 'coupon.code' }] },
  ],
  // Of a zone alone: the dialog is the same.
  'some would be served no longer': [
    409,
    {
      errors: [
        { code: 'leaves_outside', message: 'No.', leaves: { stores: 2, orders: 1, places: 0 } },
      ],
    },
  ],
  'the session has ended': sessionOver,
  'the shop says no': no('refused', 'No.'),
} as const;

export const editShop = playOf(
  model,
  screens,
  defineSurroundings(editShopMachine, {
    starts: { 'a coupon': opened },
    answers: {
      loadPart: answersOf('GET /desk/shop/coupons/{id}', {
        'it is there': 'its own',
        'there is no such coupon': no('not_found', 'No.', 404),
        'the session has ended': sessionOver,
      }),
      savePart: answersOf('PUT /desk/shop/coupons/{id}', { 'it is noted': 'its own', ...told }),
      // Nobody could use it any more.
      turnPart: answersOf('PUT /desk/shop/coupons/{id}/active', {
        'it is noted': [200, { message: 'Noted.' }],
        ...told,
      }),
    },
  }),
);
