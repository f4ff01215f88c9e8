import { describe, expect, it } from 'vitest';
import { moduleTypes } from '../../../domain/place/module';
import {
  footerEntries,
  missingFor,
  profileEntries,
  type ShellFacts,
} from '../../../src/app/shell/entries';
import { headerEntries } from '../../../src/app/shell/headerEntries';
import { logoTarget } from '../../../src/app/shell/logoTarget';
import { openPages, type PageName } from '../../../src/content/openPages';

const everyPage = Object.fromEntries(
  (
    [
      'profile-settings',
      'my-orders',
      'my-trips',
      'address',
      'wallet',
      'loyalty-points',
      'referral-code',
      'coupons',
      'settings',
      'inbox',
      'track-order',
      'campaigns',
      'help-and-support',
      'store-registration',
      'deliveryman-registration',
      'about-us',
    ] satisfies PageName[]
  ).map((page) => [page, true]),
);
const allOn = {
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
  lacks: [],
} as const satisfies ShellFacts['config'];
const rental = { module_type: 'rental', status: 1 } as const;
const facts = (changes: Partial<ShellFacts> = {}): ShellFacts => ({
  signedIn: false,
  hasLocation: true,
  moduleType: 'food',
  modules: [rental],
  config: allOn,
  ...changes,
});
const customer = { signedIn: true };

describe('where the logo leads (HEAD-01, HEAD-02, HEAD-03)', () => {
  it.each([
    ['/', false, '/'],
    ['/', true, '/home'],
    ['/store/popular', false, '/home'],
    ['/store/popular', true, '/home'],
    ['/auth/google', false, '/home'],
    ['/auth/google', true, '/home'],
  ] as const)('from %s with a place: %s', (path, hasLocation, target) => {
    expect(logoTarget(path, hasLocation)).toBe(target);
  });
});

it('knows six modules (MOD-01)', () => {
  expect(moduleTypes).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);
});

describe('the header’s links', () => {
  it.each([
    ['nobody, no place (HEAD-06)', { hasLocation: false, moduleType: null }, ['track']],
    ['a place, no module', { moduleType: null }, ['home', 'track']],
    ['a guest (HEAD-04)', {}, ['home', 'categories', 'stores', 'track']],
    ['a customer (HEAD-06, HEAD-08)', customer, ['home', 'categories', 'stores', 'chat']],
    ['a guest in the parcel module (HEAD-05)', { moduleType: 'parcel' }, ['home', 'contact']],
    ['a customer there (HEAD-05)', { ...customer, moduleType: 'parcel' }, ['home', 'contact']],
    [
      'a guest who rents (HEAD-06)',
      { moduleType: 'rental' },
      ['home', 'categories', 'stores', 'track'],
    ],
  ] as const)('%s', (_, changes, entries) => {
    expect(headerEntries(facts(changes), everyPage)).toEqual(entries);
  });

  it('lead to no page that does not exist', () => {
    expect(headerEntries(facts({ ...customer, moduleType: 'parcel' }), {})).toEqual(['home']);
    expect(headerEntries(facts(customer), {})).toEqual(['home', 'categories', 'stores']);
  });

  it('offer chat to customers in every module but parcel (HEAD-08)', () => {
    const withChat = moduleTypes.filter((moduleType) =>
      headerEntries(facts({ ...customer, moduleType }), everyPage).includes('chat'),
    );
    expect(withChat).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'rental']);
  });
});

describe('the customer’s menu', () => {
  it('lists every page but the inbox (HEAD-15)', () => {
    expect(profileEntries(facts(customer), everyPage)).toEqual([
      'profile-settings',
      'my-orders',
      'my-trips',
      'address',
      'wallet',
      'loyalty-points',
      'referral-code',
      'coupons',
      'settings',
    ]);
  });

  it.each([
    ['customer_wallet_status', 'wallet'],
    ['loyalty_point_status', 'loyalty-points'],
    ['ref_earning_status', 'referral-code'],
  ] as const)('hides what %s switches off (HEAD-16, SESS-10)', (flag, page) => {
    const off = facts({ ...customer, config: { ...allOn, [flag]: 0 } });
    expect(profileEntries(facts(customer), everyPage)).toContain(page);
    expect(profileEntries(off, everyPage)).not.toContain(page);
    expect(profileEntries(facts({ ...customer, config: undefined }), everyPage)).not.toContain(
      page,
    );
  });

  it.each([
    ['no rental module', []],
    ['a rental module that is closed', [{ module_type: 'rental', status: 0 } as const]],
  ])('hides the trips with %s (HEAD-17)', (_, modules) => {
    expect(profileEntries(facts({ ...customer, modules }), everyPage)).not.toContain('my-trips');
  });

  it('shows the pages that exist, each with its address', () => {
    for (const page of profileEntries(facts(customer))) expect(openPages[page]?.to).toMatch(/^\//);
    expect(profileEntries(facts(customer), {})).toEqual([]);
  });
});

describe('the footer’s links', () => {
  const company = [
    'store-registration',
    'deliveryman-registration',
    'help-and-support',
    'about-us',
    'track-order',
  ];

  it('are there for everybody (FOOT-02, FOOT-03)', () => {
    expect(footerEntries('company', facts(), everyPage)).toEqual(company);
    expect(footerEntries('company', facts(customer), everyPage)).toEqual(company);
    expect(footerEntries('company', facts({ hasLocation: false }), everyPage)).toEqual(company);
  });

  it('lead to no registration where the back end takes none (FOOT-02)', () => {
    const config = { ...allOn, lacks: ['applications'] };
    expect(footerEntries('company', facts({ config }), everyPage)).toEqual(company.slice(2));
  });

  it('offer campaigns, points and wallet, as far as the business has them (FOOT-11, FOOT-12)', () => {
    expect(footerEntries('quick', facts(), everyPage)).toEqual([
      'campaigns',
      'loyalty-points',
      'wallet',
    ]);
    const none = {
      customer_wallet_status: 0,
      loyalty_point_status: 0,
      ref_earning_status: 0,
      lacks: [],
    } as const satisfies ShellFacts['config'];
    expect(footerEntries('quick', facts({ config: none }), everyPage)).toEqual(['campaigns']);
  });

  it.each([
    ['wallet', { signedIn: false, hasLocation: true }, 'signIn'],
    ['loyalty-points', { signedIn: false, hasLocation: true }, 'signIn'],
    ['wallet', { signedIn: true, hasLocation: false }, null],
    ['loyalty-points', { signedIn: true, hasLocation: false }, null],
    ['campaigns', { signedIn: true, hasLocation: false }, 'zone'],
    ['campaigns', { signedIn: false, hasLocation: true }, null],
  ] as const)('%s with %o lacks: %s (FOOT-11, FOOT-12)', (page, who, lack) => {
    expect(missingFor(page, who)).toBe(lack);
  });
});

it('SESS-09 nobody finds an administrator’s or a provider’s screen: shops and providers are only data', () => {
  const addresses = Object.keys(import.meta.glob('../../../src/routes/**/*.tsx'));
  expect(addresses.length).toBeGreaterThan(20);
  expect(
    addresses.filter((address) => /admin|dashboard|panel|vendor-|seller/.test(address)),
  ).toEqual([]);
});
