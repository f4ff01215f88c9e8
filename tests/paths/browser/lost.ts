import { defineSurroundings } from '../../../charts/package/define';
import { passOnOrderMachine } from '../../../machines/operator/passOnOrder';
import { passOnOrder as model } from '../models/passOnOrder';
import { passOnOrder as screens } from '../screens/passOnOrder';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { staffAt, told } from './staff';

const parcel = {
  id: 100007,
  store: { name: '', phone: '' },
  zone: 'Marsa Noor',
  order_amount: 24.5,
  contact: { name: 'Lina Haddad', phone: '+966550001111' },
  from: 'Palm Street 1',
  to: 'Fig Street 2',
  courier: { name: 'Samir Aziz', phone: '+966550002222' },
  waiting_since: null,
  silent_since: '2026-01-01T10:00:00.000Z',
  has_it: 1,
};
const fasterBy = (by: string) =>
  [409, { errors: [{ code: 'order_handled', message: 'No.', by }] }] as const;

export const passOnOrder = playOf(
  model,
  screens,
  defineSurroundings(passOnOrderMachine, {
    starts: {
      'a parcel': async (page) => {
        await told(page, '/desk/shop/lost-orders', { orders: [parcel], next: null });
        await staffAt(page, 'operator', '/desk/shop?part=lost');
        await page.getByRole('button', { name: /Parcel #100007/ }).click();
      },
    },
    answers: {
      passOn: answersOf('PUT /desk/shop/lost-orders/100007/rescue', {
        'it is noted': [200, { message: 'Noted.' }],
        'somebody was faster': fasterBy('Samir'),
        'somebody was faster, nobody knows who': fasterBy(''),
        'the session has ended': sessionOver,
        'the shop says no': no('refused', 'No.'),
      }),
    },
  }),
);
