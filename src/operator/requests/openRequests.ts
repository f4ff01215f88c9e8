import type { StoreBalance } from '../../../domain/operator/ledger';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import type {
  OperatorApplication,
  OperatorRefund,
} from '../../../domain/operator/operatorRequests';
import { openOverlay } from '../../flow/overlays';

const nothing = () => undefined;

export const openApplication = (application: OperatorApplication) =>
  void openOverlay(() => import('./ApplicationDialog'), application).catch(nothing);

export const openRefund = (refund: OperatorRefund) =>
  void openOverlay(() => import('./RefundAnswerDialog'), refund).catch(nothing);

export const openLostOrder = (order: LostOrder) =>
  void openOverlay(() => import('../lost/PassOnDialog'), order).catch(nothing);

export const openPayment = (store: StoreBalance) =>
  void openOverlay(() => import('../accounts/PaymentDialog'), store).catch(nothing);
