import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { addFundMachine } from '../../../machines/account/addFund';
import { convertPointsMachine } from '../../../machines/account/convertPoints';
import { deleteAccountMachine } from '../../../machines/account/deleteAccount';
import { logoutMachine } from '../../../machines/identity/logout';
import { addFund as addFundModel } from '../models/addFund';
import { convertPoints as convertPointsModel } from '../models/convertPoints';
import { deleteAccount as deleteAccountModel } from '../models/deleteAccount';
import { logout as logoutModel } from '../models/logout';
import { addFund as addFundScreens } from '../screens/addFund';
import { convertPoints as convertPointsScreens } from '../screens/convertPoints';
import { deleteAccount as deleteAccountScreens } from '../screens/deleteAccount';
import { logout as logoutScreens } from '../screens/logout';
import { answersOf, no, sessionOver, signInAnswers } from './answers';
import { changed, withSettings } from './changed';
import { customer, customerOnce, newPerson, type Person } from './people';
import { playOf } from './play';
import { customerAtPlace } from './shop';

/** A page of the account, and the button on it that begins a flow. */
const at =
  (path: string, button: string, who: () => Promise<Person> = customer) =>
  async (page: Page): Promise<void> => {
    await customerAtPlace(page, await who());
    await page.goto(path);
    await page.locator('main').getByRole('button', { name: button }).click();
  };

export const addFund = playOf(
  addFundModel,
  {
    ...addFundScreens,
    // The payment's page has taken the wallet's place.
    seen: { ...addFundScreens.seen, leaving: { address: /^\/about-us$/ } },
  },
  defineSurroundings(addFundMachine, {
    starts: {
      'the wallet': async (page) => {
        await withSettings(page, () => ({
          active_payment_method_list: [
            { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' },
          ],
        }));
        await at('/wallet', 'Add fund')(page);
      },
    },
    answers: {
      openPayment: answersOf('POST /customer/wallet/add-fund', {
        'a page': [200, { redirect_link: '/about-us' }],
        'the session has ended': sessionOver,
        refused: no('refused', 'No.'),
      }),
      askToSignIn: signInAnswers,
    },
  }),
);

export const convertPoints = playOf(
  convertPointsModel,
  convertPointsScreens,
  defineSurroundings(convertPointsMachine, {
    starts: {
      'some points': async (page) => {
        // Points come with delivered orders.
        await changed(page, '/customer/info', () => ({ loyalty_point: 40 }));
        await withSettings(page, () => ({
          loyalty_point_status: 1,
          loyalty_point_exchange_rate: 10,
          loyalty_point_minimum_point: 1,
        }));
        await at('/loyalty-points', 'Convert to currency now')(page);
      },
    },
    answers: {
      convertPoints: answersOf('POST /customer/loyalty-point/point-transfer', {
        converted: [200, { message: 'Point to wallet transfer successfully.' }],
        'the session has ended': sessionOver,
        refused: no('refused', 'You do not have so many points.'),
      }),
      askToSignIn: signInAnswers,
    },
  }),
);

export const deleteAccount = playOf(
  deleteAccountModel,
  deleteAccountScreens,
  defineSurroundings(deleteAccountMachine, {
    // One that may end: each path deletes its own.
    starts: { 'a customer': at('/profile', 'Delete account', newPerson) },
    answers: {
      deleteAccount: answersOf('DELETE /customer/remove-account', {
        accepted: 'its own',
        'the session has ended': sessionOver,
        refused: no('refused', 'No.'),
      }),
      askToSignIn: signInAnswers,
    },
  }),
);

export const logout = playOf(
  logoutModel,
  {
    ...logoutScreens,
    seen: {
      ...logoutScreens.seen,
      loggedOut: {
        ...logoutScreens.seen.loggedOut,
        says: ['Logout successful.'],
        address: /^\/home$/,
      },
    },
  },
  defineSurroundings(logoutMachine, {
    starts: {
      'a customer': async (page) => {
        await customerAtPlace(page, await customerOnce());
        await page.goto('/about-us');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Account of / })
          .click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      },
    },
    answers: {
      endServerSession: answersOf('POST /auth/logout', { done: 'its own' }),
      // Whoever has just left has no cart that could be asked for.
      refetchCart: (result) => (result === 'done' ? 'at once' : null),
    },
    delays: { logoutPause: 500, logoutAnswerLimit: 4_000 },
  }),
);
