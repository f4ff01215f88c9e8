import { inArray } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { Order, OrderDetails, OrderLine } from '../../domain/orders/order';
import { usualModuleType } from '../../domain/place/module';
import { fromMillis } from '../../domain/values/money';
import { showChoice } from '../cart/choices';
import { loadSellables, type Sellable } from '../cart/sellable';
import { wireItem } from '../cart/wireItem';
import { takesOrders } from '../catalogue/stores/openNow';
import { wireStore } from '../catalogue/stores/wireStore';
import { lastGateway, ordersUnderWay } from '../checkout/payment/store';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { signedPicture, signedPictures } from '../identity/account/shownPhotos';
import { kindsOf } from '../parcel/kinds';
import { moduleTypesOf } from '../place/modules/types';
import { untold } from './afterOrder/read';
import { isLeftParcel, isLookedFor } from './cancel';
import { reasonIn } from './reasons';
import {
  couriersOf,
  eventsOf,
  linesOf,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from './store';
import { bringerOf, doorTroubleOf, isReassigned, wireCourier } from './tracking/courier';

/** When an order entered a state, ISO 8601; null when it has not. */
const timeOf = (events: readonly OrderEventRow[], status: OrderRow['status']) =>
  events.find((event) => event.status === status)?.createdAt.toISOString() ?? null;

/** How many of the ordered things a list shows. */
const mostPictures = 4;

/** Whether the shopper may still cancel: until the store begins, or a courier accepts the parcel and is heard of. */
const canCancel = (row: OrderRow): boolean =>
  row.status === 'pending' || row.status === 'confirmed' || isLookedFor(row) || isLeftParcel(row);

/** Whether what an order is made of can be in a cart: a parcel's and a prescription's cannot (CHK-13). */
export const isEditable = (row: OrderRow): boolean =>
  row.orderType !== 'parcel' && row.prescriptionImages.length === 0;

function presentRow(
  row: OrderRow,
  language: Language,
): Omit<
  Order,
  | 'store'
  | 'delivery_man'
  | 'module_type'
  | 'parcel_category'
  | 'payment_under_way'
  | 'prescription_images_full_url'
> {
  return {
    id: row.id,
    order_status: row.status,
    order_type: row.orderType,
    payment_method: row.paymentMethod,
    payment_status: row.paymentStatus,
    order_amount: fromMillis(row.orderAmount),
    subtotal: fromMillis(row.subtotal),
    item_discount: fromMillis(row.itemDiscount),
    coupon_discount_amount: fromMillis(row.couponDiscount),
    coupon_code: row.couponCode,
    total_tax_amount: fromMillis(row.tax),
    tax_included: row.taxIncluded ? 1 : 0,
    delivery_charge: fromMillis(row.deliveryCharge),
    additional_charge: fromMillis(row.additionalCharge),
    dm_tips: fromMillis(row.dmTips),
    order_note: row.orderNote,
    delivery_instruction: row.deliveryInstruction,
    leave_at_door: row.leaveAtDoor ? 1 : 0,
    cutlery: row.cutlery ? 1 : 0,
    cancellation_reason: reasonIn(language, row.cancellationReason),
    refunded_to: row.refundedTo,
    contact_person_name: row.contactPersonName,
    contact_person_number: row.contactPersonNumber,
    track_token: row.trackToken,
    delivery_address: row.deliveryAddress,
    receiver_details: row.receiver,
    charge_payer: row.chargePayer,
    created_at: row.createdAt.toISOString(),
    schedule_at: row.scheduleAt?.toISOString() ?? null,
    pending: null,
    confirmed: null,
    processing: null,
    handover: null,
    picked_up: null,
    delivered: null,
    canceled: null,
    failed: null,
    eta: row.eta?.toISOString() ?? null,
    eta_latest: row.etaLatest?.toISOString() ?? null,
    is_reassigned: isReassigned(row) ? 1 : 0,
    door_trouble: doorTroubleOf(row),
    details_count: 0,
    pictures: [],
    route: row.route,
    can_cancel: canCancel(row) ? 1 : 0,
  };
}

export function presentLine(
  line: OrderLineRow,
  language: Language,
  sellable: Sellable | undefined,
): OrderLine {
  return {
    id: line.id,
    item_id: line.itemId,
    name: inLanguage(line.name, language),
    image_full_url: line.image,
    quantity: line.quantity,
    price: fromMillis(line.price),
    discount_on_item: fromMillis(line.discount),
    discount_on_line: fromMillis(line.lineDiscount),
    total_add_on_price: fromMillis(line.addOnPrice),
    variation: sellable ? showChoice(sellable, line.variation, language) : line.variation,
    add_ons: line.addOns.map((addOn) => ({
      id: addOn.id,
      name: inLanguage(addOn.name, language),
      price: fromMillis(addOn.price),
      quantity: addOn.quantity,
    })),
    note: line.note,
    substitution: line.substitution,
    substitute: line.substitute && {
      id: line.substitute.id,
      name: inLanguage(line.substitute.name, language),
    },
    item: null,
  };
}

/** Orders with their stores, couriers and times; a fixed number of queries for any number of orders. */
export async function presentOrders(
  deps: Deps,
  rows: readonly OrderRow[],
  language: Language,
): Promise<Order[]> {
  const lines = await linesOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return presentWith(deps, rows, lines, language);
}

async function presentWith(
  deps: Deps,
  rows: readonly OrderRow[],
  lines: readonly OrderLineRow[],
  language: Language,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const digital = rows.filter((row) => row.paymentMethod === 'digital_payment');
  const typeOf = moduleTypesOf(deps.db);
  const now = deps.clock.now();
  const timeZone = await deps.settings.timeZone();
  const [events, storeRows, moduleTypes, courierRows, kinds, underWay] = await Promise.all([
    eventsOf(deps.db, ids),
    deps.db
      .select()
      .from(stores)
      .where(inArray(stores.id, [...new Set(rows.flatMap((row) => row.storeId ?? []))])),
    Promise.all(rows.map((row) => typeOf(row.moduleId))),
    couriersOf(deps.db, [...new Set(rows.flatMap((row) => bringerOf(deps.env, row) ?? []))]),
    kindsOf(deps.db, [...new Set(rows.flatMap((row) => row.parcelCategoryId ?? []))], language),
    ordersUnderWay(
      deps.db,
      digital.map(({ id }) => id),
    ),
  ]);
  const prescriptions = await Promise.all(
    rows.map((row) => signedPictures(deps, row.prescriptionImages)),
  );
  return rows.map((row, place) => {
    const moduleType = moduleTypes[place] ?? usualModuleType;
    const store = storeRows.find((candidate) => candidate.id === row.storeId);
    const own = events.filter((event) => event.orderId === row.id);
    const pickedUp = own.find((event) => event.status === 'picked_up')?.createdAt ?? null;
    const ordered = lines.filter((line) => line.orderId === row.id);
    const courier = courierRows.find(({ id }) => id === bringerOf(deps.env, row)) ?? null;
    return {
      ...presentRow(row, language),
      prescription_images_full_url: prescriptions[place] ?? [],
      payment_under_way: underWay.includes(row.id) ? 1 : 0,
      module_type: moduleType,
      pending: timeOf(own, 'pending'),
      confirmed: timeOf(own, 'confirmed'),
      processing: timeOf(own, 'processing'),
      handover: timeOf(own, 'handover'),
      picked_up: timeOf(own, 'picked_up'),
      delivered: timeOf(own, 'delivered'),
      canceled: timeOf(own, 'canceled'),
      failed: timeOf(own, 'failed'),
      details_count: ordered.length,
      pictures: ordered
        .map(({ image }) => image)
        .filter((image) => image !== '')
        .slice(0, mostPictures),
      parcel_category: kinds.find(({ id }) => id === row.parcelCategoryId) ?? null,
      store: store ? wireStore(store, { language, now, timeZone, moduleType }) : null,
      delivery_man: wireCourier(row, courier, pickedUp, now, language),
    };
  });
}

/** One order with its lines, and the items behind them so that it can be ordered again. */
export async function presentDetails(
  deps: Deps,
  row: OrderRow,
  language: Language,
): Promise<OrderDetails> {
  const lines = await linesOf(deps.db, [row.id]);
  const [order] = await presentWith(deps, [row], lines, language);
  if (!order) throw new Error('An order that was just read is not there');
  const sellables = await loadSellables(
    deps.db,
    lines.flatMap((line) => line.itemId ?? []),
    deps.clock.now(),
  );
  const context = {
    language,
    now: deps.clock.now(),
    timeZone: await deps.settings.timeZone(),
    takesLater: await deps.settings.takesLater(),
    moduleType: order.module_type,
  };
  const details = lines.map((line) => {
    const sellable = line.itemId === null ? undefined : sellables.get(line.itemId);
    const item = sellable ? wireItem(sellable, context) : null;
    return { ...presentLine(line, language, sellable), item };
  });
  const isCampaign = [...sellables.values()].some(({ item }) => item.campaignStarts !== null);
  const [sold] = sellables.values();
  const canEdit =
    row.status === 'pending' &&
    isEditable(row) &&
    !isCampaign &&
    sold !== undefined &&
    takesOrders(sold.store, context.now, context);
  const isDigital = row.paymentMethod === 'digital_payment';
  return {
    ...order,
    ...untold,
    payment_gateway: (isDigital && (await lastGateway(deps.db, { orderId: row.id }))) || null,
    is_mine: 0,
    is_own: 0,
    delivery_code: '',
    delivery_photo_full_url: await signedPicture(deps, row.deliveryPhoto),
    can_edit: canEdit ? 1 : 0,
    can_pay: 1,
    details,
  };
}
