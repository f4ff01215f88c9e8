import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type OrderDetails, orderDetails } from '../../../domain/orders/order';
import { OrderView } from '../../../src/orders/tracking/OrderView';
import { sampleStore } from '../../domain/samples';
import { renderPiece } from '../../support/render';

// jsdom draws no maps.
vi.mock('../../../src/map/useHasMap', () => ({ useHasMap: () => true }));
vi.mock('../../../src/map/MapView', () => ({ MapView: () => <p>The map</p> }));

const place = { latitude: 25.2, longitude: 55.27 };

const show = async (isAtDoor: 0 | 1, parts: Partial<Record<keyof OrderDetails, unknown>> = {}) => {
  const order = v.parse(orderDetails, {
    id: 100007,
    order_status: 'picked_up',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    eta: '2031-11-20T18:04:00.000Z',
    store: sampleStore(place),
    delivery_address: { address: '1 Palm Street', ...place },
    receiver_details: { address: '9 Harbour Road', ...place },
    delivery_code: '4711',
    delivery_man: { id: 3, name: 'Sami', is_at_door: isAtDoor },
    details: [],
    ...parts,
  });
  const page = { flag: null, placed: false, connection: 'live' } as const;
  const nothing = () => undefined;
  await renderPiece(
    <OrderView
      {...page}
      order={order}
      orderKey={{ orderId: 100007, contactNumber: null }}
      onRetry={nothing}
      onChanged={nothing}
    />,
  );
  const code = await screen.findByText('4711');
  const map = await screen.findByText('The map');
  const heading = screen.getByRole('heading', { level: 1 });
  return {
    heading: heading.textContent,
    meaning: heading.parentElement?.querySelector('p')?.textContent,
    isTimeTold: screen.queryByText('Arrives about') !== null,
    isCodeFirst: (code.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
};

describe('RIDE-13 whoever waits for an order is told above all else that it is at the door', () => {
  it('with the code before the map, and no time of arrival any more', async () => {
    expect(await show(1)).toEqual({
      heading: 'Your courier is at the door',
      meaning: 'Please open: your order is here.',
      isTimeTold: false,
      isCodeFirst: true,
    });
    expect(screen.getAllByText('Your courier is at the door').length).toBe(1);
  });

  it('which nobody has to open where it is to be left there', async () => {
    const { meaning } = await show(1, { leave_at_door: 1 });
    expect(meaning).toBe('Your order is being left there, as you wished.');
  });

  it('of whose receiver, the sender of a parcel is told', async () => {
    const { heading, meaning } = await show(1, { order_type: 'parcel', store: null });
    expect([heading, meaning]).toEqual([
      'The courier is at the receiver’s door',
      'The parcel is being handed over.',
    ]);
  });

  it('and that it is being left there, where the sender wishes so', async () => {
    const parcel = { order_type: 'parcel', store: null, leave_at_door: 1 };
    expect((await show(1, parcel)).meaning).toBe('The parcel is being left there, as you wished.');
  });

  it('and before, that it is on its way', async () => {
    expect(await show(0)).toEqual({
      heading: 'On the way',
      meaning: 'Your courier is riding to you.',
      isTimeTold: true,
      isCodeFirst: false,
    });
  });
});
