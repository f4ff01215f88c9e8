import { defineScreens } from '../../../charts/package/define';
import { requestRefundMachine } from '../../../machines/orders/requestRefund';
import { button, dialog, gone, press, pressing, radio, there, trouble } from './pieces';

const title = dialog('Ask for a refund');

/** Money back for an order: what the customer does and sees (ORD-02). */
export const requestRefund = defineScreens(requestRefundMachine, {
  gestures: {
    'requestRefund.sent': ({ wish: { reason } }) => [
      { press: radio(reason) },
      press('Send request'),
    ],
    'requestRefund.closed': pressing('Cancel'),
  },
  seen: {
    signingIn: there(title),
    explaining: there(title, button('Send request')),
    sending: there(title),
    refused: { ...there(title), says: ['Too late.'] },
    failed: { ...there(title), says: [trouble] },
    asked: gone(title),
    closed: gone(title),
  },
});
