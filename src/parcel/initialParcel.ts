import type { Profile } from '../../domain/account/customer';
import type { GuestInfo } from '../../domain/checkout/draft';
import { isListed, type Listed } from '../../domain/checkout/gateways';
import type { PaymentMethod } from '../../domain/orders/order';
import type { ParcelDraft } from '../../domain/parcel/parcelDraft';
import { randomKey } from '../client/attempts';
import type { StoredPlace } from '../client/storage/storage';
import { placeHere } from '../place/addressParts/placeHere';
import { senderHere } from './senderHere';

export interface ParcelSources {
  /** What was left behind at the last visit. */
  readonly stored: ParcelDraft | null;
  readonly guest: GuestInfo | null;
  /** A guest has to tell an email. */
  readonly needsEmail: boolean;
  readonly profile: Profile | null;
  readonly signedIn: boolean;
  /** Where the shopper is. */
  readonly here: StoredPlace | null;
  readonly methods: readonly PaymentMethod[];
  /** Who takes digital payments, as the back end lists them. */
  readonly listed: Listed;
  /** The kind that was pressed on the way here; known kinds alone count. */
  readonly categoryId: number | null;
}

/** Where sending begins: what was left behind, else the shopper as the sender, at the shopper's place. */
export function initialParcel(sources: ParcelSources): ParcelDraft {
  const { stored: left, guest, profile, signedIn, here, methods, listed, categoryId } = sources;
  const name = profile
    ? `${profile.f_name} ${profile.l_name}`.trim()
    : (guest?.contact_person_name ?? '');
  const fresh: ParcelDraft = {
    categoryId: null,
    note: '',
    instruction: '',
    leaveAtDoor: false,
    sender: {
      name,
      phone: profile?.phone ?? guest?.contact_person_number ?? '',
      place: placeHere(here),
    },
    receiver: { name: '', phone: '', place: null },
    payer: 'sender',
    scheduleAt: null,
    tip: 0,
    method: methods[0] ?? null,
    whatDone: false,
    senderDone: false,
    receiverDone: false,
  };
  // What a guest has typed is not the contact of the customer who signs in on the same device later.
  const isOthers = left?.signedIn !== undefined && left.signedIn !== signedIn;
  const sender = left && {
    name: fresh.sender.name || left.sender.name,
    phone: fresh.sender.phone || left.sender.phone,
    place: left.sender.place,
  };
  const stored = left && sender && isOthers ? { ...left, sender, senderDone: false } : left;
  // A draft is one parcel, in however many windows it is open.
  const key = stored?.key ?? randomKey();
  const email = sources.needsEmail && (stored?.email || guest?.contact_person_email);
  const draft =
    stored && isListed(stored.gateway, listed)
      ? { ...stored, key }
      : { ...(stored ?? fresh), key, gateway: null };
  return {
    ...draft,
    ...senderHere(draft, here),
    signedIn,
    ...(email && { email }),
    ...(categoryId !== null && { categoryId, whatDone: true }),
  };
}
