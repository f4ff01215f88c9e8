import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { answerApplicationMachine } from '../../../machines/operator/answerApplication';
import { answerRefundMachine } from '../../../machines/operator/answerRefund';
import { operatorSessionMachine } from '../../../machines/operator/operatorSession';
import { payStoreMachine } from '../../../machines/operator/payStore';
import { answerApplication as applicationModel } from '../models/answerApplication';
import { answerRefund as refundModel } from '../models/answerRefund';
import { operatorSession as sessionModel } from '../models/operatorSession';
import { payStore as payModel } from '../models/payStore';
import { answerApplication as applicationScreens } from '../screens/answerApplication';
import { answerRefund as refundScreens } from '../screens/answerRefund';
import { operatorSession as sessionScreens } from '../screens/operatorSession';
import { payStore as payScreens } from '../screens/payStore';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { staffAt, told } from './staff';

const open = async (page: Page, part: string, row: string | RegExp): Promise<void> => {
  await staffAt(page, 'operator', `/desk/shop?part=${part}`);
  await page.locator('main').getByRole('button', { name: row }).first().click();
};

const notTaken = {
  'somebody was faster': no('already_answered', 'No.', 409),
  'the session has ended': sessionOver,
  'the shop says no': no('refused', 'No.'),
};
const noted = [200, { message: 'Noted.' }] as const;

export const operatorSession = playOf(
  sessionModel,
  sessionScreens,
  defineSurroundings(operatorSessionMachine, {
    starts: { 'an operator': (page) => staffAt(page, 'operator', '/desk/shop') },
    answers: { signOut: answersOf('POST /desk/shop/sign-out', { 'it has ended': 'its own' }) },
  }),
);

export const answerApplication = playOf(
  applicationModel,
  applicationScreens,
  defineSurroundings(answerApplicationMachine, {
    starts: {
      'an application': async (page) => {
        const application = {
          id: 1001,
          kind: 'store',
          status: 'pending',
          first_name: 'Lina',
          last_name: 'Haddad',
          email: 'lina@oven.example',
          facts: [],
          pictures: [],
        };
        await told(page, '/desk/shop/applications', { applications: [application], next: null });
        await open(page, 'applications', /Lina Haddad/);
      },
    },
    answers: {
      acceptApplication: answersOf('PUT /desk/shop/applications/1001/accept', {
        'it is a store': [200, { kind: 'store', id: 12 }],
        ...notTaken,
      }),
      refuseApplication: answersOf('PUT /desk/shop/applications/1001/refuse', {
        'it is refused': noted,
        ...notTaken,
      }),
    },
  }),
);

export const answerRefund = playOf(
  refundModel,
  refundScreens,
  defineSurroundings(answerRefundMachine, {
    starts: {
      'a request': async (page) => {
        const request = {
          id: 100007,
          status: 'pending',
          store: 'Palm Bakery',
          reason: 'Something was missing',
          images_full_url: [],
          order_amount: 24.5,
        };
        await told(page, '/desk/shop/refunds', { refunds: [request], next: null });
        await open(page, 'refunds', /Order #100007/);
      },
    },
    answers: {
      approveRefund: answersOf('PUT /desk/shop/refunds/100007/approve', {
        'it is noted': noted,
        ...notTaken,
      }),
      rejectRefund: answersOf('PUT /desk/shop/refunds/100007/reject', {
        'it is noted': noted,
        ...notTaken,
      }),
    },
  }),
);

export const payStore = playOf(
  payModel,
  payScreens,
  defineSurroundings(payStoreMachine, {
    starts: {
      'a store that is owed something': async (page) => {
        const store = { id: 7, name: 'Palm Bakery', balance: 120, paid: 0, orders: 3 };
        await told(page, '/desk/shop/ledgers', { stores: [store], next: null });
        await told(page, '/desk/shop/ledgers/7', { store, entries: [], next: null });
        await open(page, 'accounts', /Palm Bakery/);
        await page.getByRole('button', { name: 'Note a payout' }).click();
      },
      'a store that owes the shop': async (page) => {
        const store = { id: 7, name: 'Palm Bakery', balance: -120, paid: 0, orders: 3 };
        await told(page, '/desk/shop/ledgers', { stores: [store], next: null });
        await told(page, '/desk/shop/ledgers/7', { store, entries: [], next: null });
        await open(page, 'accounts', /Palm Bakery/);
        await page.getByRole('button', { name: 'Note what the store has paid' }).click();
      },
    },
    answers: {
      recordPayment: answersOf('POST /desk/shop/ledgers/7/payouts', {
        'it is noted': [200, { id: 7, name: 'Palm Bakery', balance: 20, paid: 100, orders: 3 }],
        'the account has changed': no('balance_changed', 'No.', 409),
        'the session has ended': sessionOver,
        'the shop says no': no('refused', 'No.'),
      }),
    },
  }),
);
