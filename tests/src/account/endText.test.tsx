// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { walletBonus } from '../../../domain/account/wallet';
import { coupon } from '../../../domain/checkout/coupon';
import { walletBonusesQuery } from '../../../src/account/api/walletBonuses';
import { CouponConditions } from '../../../src/account/coupons/CouponConditions';
import { Bonuses } from '../../../src/account/wallet/Bonuses';
import { Until } from '../../../src/catalogue/parts/CampaignCard';
import { configQuery } from '../../../src/client/shopQueries';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

/** What a piece says of its end in a shop of Riyadh, three hours ahead of UTC. */
async function said(end: string) {
  const text = { id: 1, title: 'More', description: '' };
  await renderPiece(
    <>
      <CouponConditions
        isRental={false}
        coupon={v.parse(coupon, { id: 1, code: 'A', expire_date: end })}
      />
      <Bonuses />
      <div>
        <Until date={end} />
      </div>
    </>,
    (client) => {
      client.setQueryData(configQuery().queryKey, {
        ...settings,
        time_zone: 'Asia/Riyadh',
        timeformat: '24' as const,
      });
      client.setQueryData(walletBonusesQuery().queryKey, [
        v.parse(walletBonus, { ...text, bonus_amount: 5, end_date: end }),
      ]);
    },
  );
  const texts = [...document.querySelectorAll('li, div')].map((one) => one.textContent ?? '');
  return [...new Set(texts.filter((one) => /^until/i.test(one)))];
}

it.each([
  [
    'a midnight: the day before',
    '2026-11-30T21:00:00.000Z',
    ['Until Nov 30, 2026', 'until Nov 30, 2026', 'Until Nov 30'],
  ],
  [
    'the last second of a day: that day',
    '2026-11-30T20:59:59.000Z',
    ['Until Nov 30, 2026', 'until Nov 30, 2026', 'Until Nov 30'],
  ],
  [
    'another hour: the moment',
    '2026-11-30T22:30:00.000Z',
    ['Until Dec 1, 2026, 01:30', 'until Dec 1, 2026, 01:30', 'Until Dec 1, 01:30'],
  ],
])('PAGE-02 an end is told by the shop’s clock; %s', async (_, end, texts) => {
  expect(await said(end)).toEqual(texts);
});
