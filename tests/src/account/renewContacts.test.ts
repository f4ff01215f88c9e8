// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { profile } from '../../../domain/account/customer';
import type { TripCheckoutDraft } from '../../../domain/checkout/tripDraft';
import { profileQuery } from '../../../src/account/api/profile';
import { fetchAnew } from '../../../src/client/fetchAnew';
import { queryClient } from '../../../src/client/queryClient';
import { draftKey } from '../../../src/client/storage/orderKeys';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { tripCheckoutKey } from '../../../src/client/storage/rentalKeys';
import { customerKey, tokenKey } from '../../../src/client/storage/storage';
import { sampleDraft, samplePlace } from '../../machines/checkout/checkout/samples';
import { sampleParcel } from '../../machines/parcel/parcel/samples';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const lina = { id: 5, f_name: 'Lina', l_name: 'Hadad', phone: '+971501234567', email: 'l@x.co' };
const mended = { id: 5, f_name: 'Lina', l_name: 'Haddad', phone: '+971507654321', email: 'n@x.co' };
const known = { name: 'Lina Hadad', phone: '+971 50 123 4567', email: 'l@x.co' };
const another = { name: 'Omar', phone: '+971500000000', email: 'o@x.co' };
const renewed = { name: 'Lina Haddad', phone: '+971507654321', email: 'n@x.co' };

const trip = (contact: typeof known): TripCheckoutDraft => ({
  ...contact,
  signedIn: true,
  providerId: 3,
  note: 'Ring twice',
  couponCode: null,
  paymentMethod: null,
});
const parcel = ({ name, phone }: typeof known) =>
  sampleParcel({ sender: { name, phone, place: samplePlace } });

/** Each checkout is begun with a contact, and then the profile is read as it is after a change. */
async function begunWith(contact: typeof known, now: typeof lina) {
  draftKey.set(sampleDraft(contact));
  tripCheckoutKey.set(trip(contact));
  parcelDraftKey.set(parcel(contact));
  for (const answer of [lina, now]) {
    call.mockResolvedValue(v.parse(profile, answer));
    await fetchAnew(profileQuery());
  }
  return [draftKey.get(), tripCheckoutKey.get(), parcelDraftKey.get()];
}
const drafts = (contact: typeof known) => [sampleDraft(contact), trip(contact), parcel(contact)];

beforeEach(() => {
  tokenKey.set('t');
  customerKey.set('5');
  queryClient.clear();
});

it('PROF-16 what is begun in the name of the profile follows its correction', async () => {
  expect(await begunWith(known, mended)).toEqual(drafts(renewed));
});

it('PROF-16 what is begun for somebody else stays theirs', async () => {
  expect(await begunWith(another, mended)).toEqual(drafts(another));
});

it('PROF-16 a profile that is read again as it was changes nothing', async () => {
  expect(await begunWith(known, lina)).toEqual(drafts(known));
});
