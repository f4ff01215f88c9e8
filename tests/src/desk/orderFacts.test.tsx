import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deskOrder } from '../../../domain/desk/deskOrder';
import { OrderFacts } from '../../../src/desk/order/OrderFacts';
import { renderPiece } from '../../support/render';

const door = {
  address: 'Test street 1, 12',
  name: 'Rana Haddad',
  phone: '+966501234567',
  instruction: 'Beside the bakery',
  leave_at_door: 1,
};
const facts = (parts: Record<string, unknown>) =>
  renderPiece(
    <OrderFacts
      order={v.parse(deskOrder, {
        id: 100007,
        order_status: 'handover',
        order_type: 'delivery',
        payment_status: 'unpaid',
        order_amount: 24.5,
        first_name: 'Rana',
        details: [],
        ...parts,
      })}
    />,
  );

it('DESK-31 tells a store that brings an order itself where it goes, and whom to ring', async () => {
  await facts({ deliver_to: door });
  expect(screen.getByText('Deliver to').parentElement?.textContent).toBe(
    'Deliver toTest street 1, 12Rana Haddad · +966501234567Leave at the doorBeside the bakery',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+966501234567');
});

it('DESK-31 tells no door of what others bring', async () => {
  await facts({ deliver_to: null });
  expect(screen.queryByText('Deliver to')).toBeNull();
});

it.each([
  ['collects at its door', { order_type: 'take_away' }, /^To collect /],
  ['brings itself', { deliver_to: door }, /^To collect /],
  ['leaves to a courier of the shop', {}, /^The courier collects /],
] as const)(
  'says who is to collect what is not paid of an order that it %s',
  async (_, parts, said) => {
    await facts(parts);
    expect(screen.getAllByText(/collect/).map(({ textContent }) => said.test(textContent))).toEqual(
      [true],
    );
  },
);
