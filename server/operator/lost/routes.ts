import * as calls from '../../../domain/operator/lostOrderEndpoints';
import { needDoneBefore } from '../../desk/handle';
import { rescueBy, statusAfter } from '../../desk/rescue';
import { idParam } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { findOrder } from '../../orders/store';
import { actingOperator } from '../acting';
import { lostOrdersPage } from './read';

const texts = {
  noted: t('Noted'),
  again: t('Nobody can make a parcel again.'),
};

/** What couriers do not bring: operators pass it on, as the store of an order does. */
export const registerLostOrders: Register = (serve, deps) => {
  serve(calls.listLostOrders, ({ query: { after }, language }) =>
    lostOrdersPage(deps, after ?? null, language),
  );
  serve(calls.passOnOrder, async (input) => {
    const { way } = input.body;
    const order = await findOrder(deps.db, idParam(input.params.id));
    if (!order) throw new Refusal('not_found');
    if (way === 'again' && order.storeId === null)
      throw new Refusal('validation', { message: texts.again, detail: { field: 'way' } });
    const actor = actingOperator(input);
    if (!(await rescueBy(deps, actor, order, way)))
      await needDoneBefore(deps, order.id, { status: statusAfter[way], by: actor.by });
    return { message: texts.noted[input.language] };
  });
};
