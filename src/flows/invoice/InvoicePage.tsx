import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState';
import { usePageTitle } from '../../components/usePageTitle';
import { OrderInvoice } from './OrderInvoice';
import { TripInvoice } from './TripInvoice';

export interface InvoiceSearch {
  order_id?: number | undefined;
  trip_id?: number | undefined;
  /** Opens what was ordered by somebody else, as on the tracking page. */
  contact_number?: string | undefined;
}

/** A printable invoice of an order or a trip. */
export default function InvoicePage({ order_id, trip_id, contact_number }: InvoiceSearch) {
  const { t } = useLingui();
  usePageTitle(t`Invoice`);
  const contact = contact_number || null;
  if (trip_id) return <TripInvoice tripId={trip_id} contact={contact} />;
  if (order_id) return <OrderInvoice orderId={order_id} contact={contact} />;
  return <EmptyState picture="not-found" isPage title={<Trans>We found no such order</Trans>} />;
}
