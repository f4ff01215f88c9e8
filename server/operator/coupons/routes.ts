import * as calls from '../../../domain/operator/shopCouponEndpoints';
import { idParam } from '../../http/paging';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { actingOperator } from '../acting';
import { couponAt, couponPlacesOf, couponsPage, presentCoupon, sellersOf } from './read';
import { addCoupon, editCoupon, setActive } from './write';

const texts = { noted: t('Noted') };

/** Coupons, as operators make, change and end them. */
export const registerShopCoupons: Register = (serve, deps) => {
  const { db } = deps;
  serve(calls.listShopCoupons, ({ query: { of, after }, language }) =>
    couponsPage(db, { of, after: after ?? null, now: deps.clock.now() }, language),
  );
  serve(calls.readCouponPlaces, ({ language }) => couponPlacesOf(db, language));
  serve(calls.findSellers, async ({ query: { module_id, name }, language }) => ({
    sellers: await sellersOf(db, module_id, { name }, language),
  }));
  serve(calls.readShopCoupon, async ({ params, language }) =>
    presentCoupon(db, await couponAt(db, idParam(params.id)), language),
  );
  serve(calls.addShopCoupon, async (input) => {
    const { body, idempotencyKey } = input;
    const row = await addCoupon(deps, actingOperator(input), idempotencyKey ?? '', body.coupon);
    return presentCoupon(db, row, input.language);
  });
  serve(calls.editShopCoupon, async (input) => {
    const id = idParam(input.params.id);
    const row = await editCoupon(deps, actingOperator(input), id, input.body);
    return presentCoupon(db, row, input.language);
  });
  serve(calls.setCouponActive, async (input) => {
    const { is_active } = input.body;
    await setActive(deps, actingOperator(input), idParam(input.params.id), is_active === 1);
    return { message: texts.noted[input.language] };
  });
};
