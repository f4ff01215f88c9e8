import { randomUUID } from 'node:crypto';
import {
  firebaseVerifyToken,
  forgotPassword,
  login,
  signUp,
} from '../../../../domain/identity/identityEndpoints';
import { addAddress, listAddresses } from '../../../../domain/place/addressEndpoints';
import { pngOf } from '../../../support/pictures';
import { moduleId } from '../../orders/shop';
import { type FuzzWorld, usual, type Way, type Ways } from '../fuzzWorld';

export const picture = () =>
  new File([new Uint8Array(pngOf(3, 3))], 'a.png', { type: 'image/png' });

/** Firebase has sent a code to a phone that nobody has. */
const firebase = ({ providers, stranger }: FuzzWorld) => {
  const { phone, name } = stranger();
  providers.exchange = async (sessionInfo, code) => {
    if (code !== '246810' || sessionInfo !== 'session')
      return { status: 400, body: { error: { message: 'INVALID_CODE' } } };
    const idToken = await providers.firebase('phone', { sub: phone, phone_number: phone });
    return { status: 200, body: { idToken, phoneNumber: phone } };
  };
  return { phone, name, session_info: 'session', otp: '246810', login_type: 'otp' };
};
const google = async ({ providers, stranger }: FuzzWorld) => ({
  medium: 'google',
  token: await providers.google({ sub: randomUUID(), email: stranger().email }),
  login_type: 'social',
  verified: 'default',
});
const forgotten = async (world: FuzzWorld) => {
  const { email } = await world.member();
  const about = { verification_method: 'email', email };
  const { code_sent } = await world.call(forgotPassword, { body: about });
  return { ...about, reset_token: code_sent?.demo_otp ?? '' };
};

const address = ({ home }: FuzzWorld, parts: object = {}) => ({
  address: '1 Palm Street',
  address_type: 'home',
  address_label: 'Mine',
  contact_person_name: 'Lina Haddad',
  contact_person_number: '+966501234567',
  latitude: home.lat,
  longitude: home.lng,
  additional_information: '',
  road: '4',
  house: '2',
  floor: '1',
  ...parts,
});
const addressed = async (world: FuzzWorld) => {
  const { token } = await world.customer();
  await world.call(addAddress, { token, body: address(world) });
  const { addresses } = await world.call(listAddresses, { token });
  return { token, id: addresses[0]?.id ?? 0 };
};
const applicant = ({ stranger, home }: FuzzWorld) => {
  const { email, phone } = stranger();
  return {
    f_name: 'Lina',
    l_name: 'Haddad',
    email,
    phone,
    password: 'secret1',
    zone_id: 1,
    latitude: home.lat,
    longitude: home.lng,
  };
};
const own: Way = (world) => world.customer();

/** Signing in and up, and what a person keeps. */
export const people: Ways = {
  subscribeNewsletter: ({ stranger }) => ({ body: { email: stranger().email } }),
  requestGuestId: () => ({ moduleId }),
  getProfile: own,
  logout: own,
  login: async (world) => {
    const { email, password } = await world.member();
    return { body: { login_type: 'manual', email_or_phone: email, password, field_type: 'email' } };
  },
  signUp: async (world) => {
    const person = world.stranger();
    return {
      moduleId,
      body: {
        ...person,
        confirm_password: person.password,
        ref_code: '',
        ...(await world.guest()),
      },
    };
  },
  verifyPhone: async (world) => {
    const person = world.stranger();
    await world.offer('manual_login_status', 'phone_verification_status');
    await world.call(signUp, { body: person });
    await world.offer(...usual);
    const { phone } = person;
    return { body: { phone, verification_type: 'phone', otp: await world.codeTo(phone) } };
  },
  updateInfo: async (world) => {
    const { name: _, ...body } = firebase(world);
    const { completion_token } = await world.call(firebaseVerifyToken, { body });
    const { name, email } = world.stranger();
    return { body: { name, email, completion_token, login_type: 'otp' } };
  },
  firebaseVerifyToken: async (world) => {
    const { name: _, ...body } = firebase(world);
    return { body: { ...body, ...(await world.guest()) } };
  },
  firebaseResetPassword: async (world) => {
    const { session_info: sessionInfo, otp: code, phone: phoneNumber, name } = firebase(world);
    const { email } = world.stranger();
    await world.request(signUp, { body: { name, email, phone: phoneNumber, password: 'secret1' } });
    await world.set('firebase_otp_verification', 1);
    await world.call(forgotPassword, { body: { phone: phoneNumber } });
    await world.set('firebase_otp_verification', 0);
    return { body: { sessionInfo, code, phoneNumber, is_reset_token: 1 } };
  },
  forgotPassword: async (world) => {
    const { email } = await world.member();
    return { body: { verification_method: 'email', email } };
  },
  verifyToken: async (world) => ({ body: await forgotten(world) }),
  resetPassword: async (world) => ({
    body: { ...(await forgotten(world)), password: 'another1', confirm_password: 'another1' },
  }),
  socialLogin: async (world) => ({ body: await google(world) }),
  socialRegister: async (world) => ({
    body: { ...(await google(world)), phone: world.stranger().phone },
  }),
  removeAccount: own,
  takeOverCart: async (world) => {
    const { email, password, token } = await world.member();
    const { guest_id } = await world.guest();
    await world.filled({ token });
    await world.filled({ guest_id }, await world.itemElsewhere());
    await world.call(login, { moduleId, body: { email_or_phone: email, password, guest_id } });
    return { token, moduleId, body: { guest_id, keep: 'guest', module_id: moduleId } };
  },
  updateInterest: async (world) => ({
    ...(await world.customer()),
    moduleId: 1,
    body: { interest: [1, 2] },
  }),
  updateProfile: async (world) => {
    const { token } = await world.member();
    const { name, email, phone } = world.stranger();
    return {
      token,
      body: {
        name,
        email,
        phone,
        image: picture(),
        password: 'another1',
        confirm_password: 'another1',
      },
    };
  },
  updateZone: own,
  wantTexts: async (world) => ({ ...(await own(world)), body: { is_wanted: 0 } }),
  addAddress: async (world) => ({ ...(await world.customer()), body: address(world) }),
  listAddresses: own,
  updateAddress: async (world) => {
    const { id, token } = await addressed(world);
    return { token, params: { id }, body: address(world, { address_type: 'office' }) };
  },
  deleteAddress: async (world) => {
    const { id, token } = await addressed(world);
    return { token, query: { address_id: id } };
  },
  applyAsStore: (world) => ({
    body: {
      ...applicant(world),
      store_name: 'Oven',
      store_address: '1 Palm Street',
      module_id: 1,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      business_plan: 'commission',
      logo: picture(),
      cover_photo: picture(),
    },
  }),
  applyAsCourier: (world) => ({
    body: {
      ...applicant(world),
      identity_type: 'nid',
      identity_number: '1234567890',
      identity_image: picture(),
      image: picture(),
      vehicle: 'bicycle',
      earning: 'freelancer',
    },
  }),
};
