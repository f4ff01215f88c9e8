import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import { sendMessageMachine } from '../../../machines/orders/sendMessage';
import { addressChoiceMachine } from '../../../machines/place/addressChoice';
import { addressChoice as addressChoiceModel } from '../models/addressChoice';
import { profileEdit as profileEditModel } from '../models/profileEdit';
import { sendMessage as sendMessageModel } from '../models/sendMessage';
import { addressChoice as addressChoiceScreens } from '../screens/addressChoice';
import { profileEdit as profileEditScreens } from '../screens/profileEdit';
import { sendMessage as sendMessageScreens } from '../screens/sendMessage';
import { answersOf, no } from './answers';
import { changed } from './changed';
import { customer } from './people';
import { playOf } from './play';
import { customerAtPlace, placeOf, wares } from './shop';
import { post } from './wire';

const taken = {
  errors: [
    { code: 'email_taken', message: 'The e-mail is taken.', field: 'email' },
    { code: 'phone_taken', message: 'The phone is taken.', field: 'phone' },
  ],
};

export const profileEdit = playOf(
  profileEditModel,
  profileEditScreens,
  defineSurroundings(profileEditMachine, {
    starts: {
      'codes by the shop': async (page) => {
        await customerAtPlace(page, await customer());
        await page.goto('/profile');
        await page.getByRole('button', { name: 'Update Profile' }).waitFor();
      },
    },
    answers: {
      // The account stays as it is: all paths share it.
      updateProfile: answersOf('POST /customer/update-profile', {
        saved: [200, { message: 'Updated.' }],
        'e-mail and phone are taken': [403, taken],
      }),
      refetchProfile: (result) => (result === 'done' ? 'at once' : null),
      // Flows of their own.
      otp: () => null,
      askToSignIn: () => null,
      readNextProof: () => null,
    },
  }),
);

/** A conversation of one's own with the first store. */
async function inInbox(page: Page): Promise<void> {
  const person = await customer();
  const [{ store_id }] = await wares();
  const { id } = await post<{ id: number }>(
    '/customer/message/open',
    { receiver_type: 'vendor', receiver_id: store_id },
    person.token,
  );
  await customerAtPlace(page, person);
  await page.goto(`/profile?page=inbox&talk=${id}`);
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
}

export const sendMessage = playOf(
  sendMessageModel,
  sendMessageScreens,
  defineSurroundings(sendMessageMachine, {
    starts: { 'nothing unsent': inInbox },
    answers: {
      sendMessage: answersOf('POST /customer/message/send', {
        'the shop has it': 'its own',
        'the picture cannot be read': [
          403,
          { errors: [{ code: 'image_format', message: 'This is not a picture.' }] },
        ],
      }),
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
  }),
);

export const addressChoice = playOf(
  addressChoiceModel,
  addressChoiceScreens,
  defineSurroundings(addressChoiceMachine, {
    starts: {
      'the address book': async (page) => {
        const { lat, lng } = await placeOf();
        const home = {
          id: 1,
          address: '12 Palm Street',
          address_type: 'home',
          latitude: lat,
          longitude: lng,
          contact_person_name: 'Lina Haddad',
          contact_person_number: '+971501234567',
        };
        await changed(page, '/customer/address/list', () => ({ addresses: [home] }));
        await customerAtPlace(page, await customer());
        await page.goto('/profile?page=address');
        await page.getByRole('button', { name: /^Delete Home/ }).waitFor();
      },
    },
    answers: {
      deleteAddress: answersOf('DELETE /customer/address/delete', {
        deleted: [200, { message: 'Deleted.' }],
        refused: no('refused', 'Outside.'),
      }),
      // Addresses are chosen in the checkout, and written on a map: flows of their own.
      saveAddress: () => null,
      addressForm: () => null,
      askToSignIn: () => null,
    },
  }),
);
