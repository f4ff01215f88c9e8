import { useLingui } from '@lingui/react/macro';
import type { ActKind, ActorRole } from '../../../domain/desk/act';

/** What is done, and by whom, in the reader's words. */
export function useActTexts() {
  const { t } = useLingui();
  const kinds: Record<ActKind, string> = {
    'application.approved': t`Application accepted`,
    'application.rejected': t`Application refused`,
    'refund.approved': t`Money given back`,
    'refund.rejected': t`Refund refused`,
    'payout.recorded': t`Payout noted`,
    'order.accepted': t`Order accepted`,
    'order.refused': t`Order refused`,
    'order.prepared': t`Order ready`,
    'order.handed_over': t`Order handed over`,
    'order.moved': t`Order moved on`,
    'order.canceled': t`Order cancelled`,
    'trip.confirmed': t`Trip confirmed`,
    'trip.declined': t`Trip declined`,
    'trip.started': t`Trip started`,
    'trip.ended': t`Trip ended`,
    'trip.moved': t`Trip moved on`,
    'trip.canceled': t`Trip cancelled`,
    'item.sold_out': t`Item sold out`,
    'item.back': t`Item back`,
    'item.priced': t`Price changed`,
    'item.added': t`Item added`,
    'item.edited': t`Item changed`,
    'item.off_menu': t`Item taken off the menu`,
    'item.on_menu': t`Item back on the menu`,
    'store.opened': t`Store takes orders`,
    'store.closed': t`Store takes no orders`,
    'store.commission': t`Commission changed`,
    'store.hours': t`Opening hours changed`,
    'store.busy': t`Store busy or no longer`,
    'store.paused': t`Store closed for a while or open again`,
    'staff.added': t`Somebody invited to a store`,
    'staff.removed': t`Somebody removed from a store`,
    'courier.added': t`Courier invited`,
    'courier.settled': t`Cash of a courier settled`,
    'courier.removed': t`Courier removed`,
    'operator.added': t`Operator invited`,
    'operator.removed': t`Operator removed`,
    'message.answered': t`Message answered`,
    'review.answered': t`Review answered`,
    'question.answered': t`Question answered`,
    'outgoing.retried': t`Messages tried again`,
    'shop.opened': t`Shop set up`,
    'setting.changed': t`Setting changed`,
    'coupon.added': t`Coupon made`,
    'coupon.edited': t`Coupon changed`,
    'coupon.ended': t`Coupon ended`,
    'coupon.resumed': t`Coupon works again`,
  };
  const roles: Record<ActorRole, string> = {
    operator: t`Operator`,
    owner: t`Owner`,
    staff: t`Staff`,
    command: t`By command`,
  };
  return { kinds, roles };
}
