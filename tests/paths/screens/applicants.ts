import type { Gesture, Piece, Seen } from '../../../charts/paths/screens';
import type { ApplicationKind } from '../../../domain/account/applicationValidation';
import { sampleApplication } from '../../machines/account/registration/samples';
import { box, button, fill, press, radio } from './pieces';

export interface Applicant {
  readonly start: string;
  readonly headings: Readonly<Record<'business' | 'place' | 'plan', string>>;
  readonly business: readonly Gesture[];
  readonly place: readonly Gesture[];
  readonly plan: readonly Gesture[];
  /** Fields that the shop refuses: what it calls them, and where that is told. */
  readonly person: { readonly field: string; readonly at: Piece; readonly anew: Gesture };
  readonly paper: { readonly field: string; readonly at: string };
  readonly spot: { readonly field: string; readonly seen: Seen };
  readonly terms: { readonly field?: string; readonly seen: Seen; readonly anew: Gesture };
  /** What the browser keeps of what was typed, and under which key. */
  readonly draft: readonly [string, RegExp];
}

export const values = sampleApplication();
export const told = 'No.';
export const anyAlert: Piece = { role: 'alert', name: /^/ };
const notice: Seen = { shown: [anyAlert], says: [told] };

export const list = (name: string): Piece => ({ role: 'combobox', name });
export const picture = (description: string | RegExp): Piece => ({
  ...button(/^Choose (a picture|another)$/),
  description,
});
export const give = (description: string, file: string): Gesture => ({
  give: [{ name: file, type: 'image/png' }],
  by: picture(new RegExp(`^${description}`)),
});
const zone: Gesture = { choose: 'Old Harbour', from: list('Zone') };
export const moved = press('The map is moved');

export const applicants: Record<ApplicationKind, Applicant> = {
  store: {
    start: 'a store',
    headings: { business: 'Your store', place: 'Where it is', plan: 'Your plan' },
    business: [
      fill('Name of your store', values.store_name),
      { choose: 'Grocery', from: list('What do you sell?') },
      { fill: { role: 'spinbutton', name: /^Shortest delivery/ }, with: '15' },
      { fill: { role: 'spinbutton', name: /^Longest delivery/ }, with: '30' },
      give('Logo', 'logo.png'),
    ],
    // The pin stands in the zone's middle, until something is wrong with it.
    place: [zone, fill('Address of your store', values.store_address)],
    plan: [{ press: radio(/^Package/) }, { press: radio(/^Large/) }],
    person: { field: 'email', at: box('Email'), anew: fill('Email', 'shop@example.com') },
    paper: { field: 'logo', at: 'Logo' },
    spot: { field: 'zone_id', seen: { shown: [{ ...list('Zone'), description: told }] } },
    terms: { seen: notice, anew: { press: radio(/^Commission/) } },
    draft: [
      'store-application',
      /"store_name":"Lina’s Oven","store_address":"1 Palm Street","module_id":"4".*:"15".*:"30".*"zone_id":"1","point":\{"lat":(1\.3|3,).*"package_id":"2"/,
    ],
  },
  courier: {
    start: 'a courier',
    headings: { business: 'Your papers', place: 'Where you ride', plan: 'How you work' },
    business: [
      give('A photo of you', 'me.png'),
      { choose: 'Passport', from: list('Kind of ID') },
      fill('Its number', values.identity_number),
      give('A picture of it', 'passport.png'),
    ],
    place: [zone, moved],
    plan: [{ press: radio('Scooter') }, { press: radio(/^Employed/) }],
    person: { field: 'phone', at: box('Phone'), anew: fill('Phone', '501234568') },
    paper: { field: 'identity_image', at: 'A picture of it' },
    // No field is called so: it is told above them all.
    spot: { field: 'latitude', seen: notice },
    terms: {
      field: 'vehicle',
      seen: { shown: [{ role: 'radiogroup', name: 'What do you ride?', description: told }] },
      anew: { press: radio('Bicycle') },
    },
    draft: [
      'courier-application',
      /"identity_type":"passport","identity_number":"1234567890","vehicle":"scooter","zone_id":"1","point":\{"lat":3,.*"earning":"salary"/,
    ],
  },
};
