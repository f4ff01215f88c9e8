import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { editOrder } from '../../../domain/orders/orderChangeEndpoints';
import { ApiError } from '../../../src/client/apiError';
import EditOrderDialog from '../../../src/orders/tracking/EditOrderDialog';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { renderAtOnce } from '../../support/renderAtOnce';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

it.each([
  ['network', 0, '', 'Try again'],
  ['refused', 409, 'cart_not_empty', 'Continue'],
  ['refused', 409, 'order_accepted', 'Close'],
] as const)(
  'ORD-02 keys go on from what can be done when changing an order is %s with %i %s',
  async (kind, status, code, next) => {
    call.mockImplementation((endpoint: unknown) =>
      endpoint === editOrder
        ? Promise.reject(new ApiError(kind, status, code ? [{ code, message: 'No.' }] : [], null))
        : new Promise(() => undefined),
    );
    const order = {
      order_amount: 10,
      payment_status: 'unpaid',
      payment_method: 'cash_on_delivery',
    };
    const flow = { orderId: 100007, key: 'k'.repeat(32), draft: sampleDraft(), former: null };
    await renderAtOnce(
      <EditOrderDialog
        input={{
          flow,
          order: order as never,
          orderKey: { orderId: 100007, contactNumber: null },
        }}
        onDone={() => undefined}
      />,
    );
    const change = await screen.findByRole('button', { name: 'Change the order' });
    act(() => {
      change.focus();
      change.click();
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next));
  },
);
