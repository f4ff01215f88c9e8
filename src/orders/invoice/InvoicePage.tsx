import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { EmptyState } from '../../ui/EmptyState';
import { usePageTitle } from '../../ui/usePageTitle';
import { useContact } from '../tracking/useContact';
import { type InvoiceSearch, invoiceSearch } from './invoiceSearch';
import { OrderInvoice } from './OrderInvoice';
import { TripInvoice } from './TripInvoice';

export default function InvoicePage(address: InvoiceSearch) {
  const { t } = useLingui();
  const search = useMemo(() => v.parse(invoiceSearch, address), [address]);
  usePageTitle(t`Invoice`);
  const navigate = useNavigate();
  const { order_id, trip_id } = search;
  const leave = useCallback(
    () =>
      void navigate({
        to: '/invoice',
        search: { ...search, contact_number: undefined },
        replace: true,
      }),
    [navigate, search],
  );
  const contact = useContact(trip_id ? 'trip' : 'order', trip_id ?? order_id, search, leave);
  if (trip_id) return <TripInvoice tripId={trip_id} contact={contact} />;
  if (order_id) return <OrderInvoice orderId={order_id} contact={contact} />;
  return <EmptyState picture="not-found" isPage title={<Trans>We found no such order</Trans>} />;
}
