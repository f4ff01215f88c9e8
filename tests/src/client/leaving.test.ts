// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { liveDeleteAccountMachine } from '../../../src/account/actors/deleteAccountActors';
import { followLeaving } from '../../../src/app/followLeaving';
import { onStorageChange } from '../../../src/client/storage/storage';
import { leaving } from '../../../src/identity/actors/leaving';

const src = join(import.meta.dirname, '../../../src');

/** Every key that the product keeps in the browser, by its name in the code. */
const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => [
    ...readFileSync(join(src, path), 'utf8').matchAll(/\b(?:json|text)Key\(\s*'([\w-]+)'/g),
  ])
  .flatMap(([, name]) => name ?? [])
  .sort();

/** Of the device, or asked for: "remember me", the news that this browser tells, whether it may be counted; how often somebody has left; and a store's desk and a courier's ride, which are no shopper's. */
const staying = [
  'analytics-consent',
  'classic-newest',
  'classic-ways-off',
  'country',
  'currentLatLng',
  'deskDrafts',
  'deskDraftsOf',
  'deskSound',
  'deskToken',
  'guest_id',
  'language-setting',
  'leavings',
  'location',
  'module',
  'operatorDrafts',
  'operatorDraftsOf',
  'operatorToken',
  'order-news',
  'phone-country',
  'pushed-to',
  'rideBoard',
  'rideClosed',
  'rideDrafts',
  'rideDraftsOf',
  'ridePresses',
  'rideToken',
  'rider',
  'settings',
  'userDatafor',
  'zoneid',
];

const kept = () => Object.keys(window.localStorage).sort();
/** What only one window keeps, and goes with the customer. */
const ofWindow = ['buy-now', 'code-on-its-way', 'password-reset', 'profile-code', 'provider-code'];
const keepInWindow = () => {
  for (const name of [...ofWindow, 'of-the-device']) window.sessionStorage.setItem(name, '{}');
};
const keptInWindow = () => Object.keys(window.sessionStorage).sort();
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('LOGOUT-04 nothing private stays for the next person on the device, and everybody hears of it', () => {
  for (const name of names) window.localStorage.setItem(name, '"something"');
  keepInWindow();
  const heard: string[] = [];
  const stop = onStorageChange((name) => heard.push(name));
  leaving.removeToken();
  leaving.forgetOrders();
  stop();
  expect(kept()).toEqual(staying);
  const told = names.filter((name) => !staying.includes(name) || name === 'leavings');
  expect(heard.sort()).toEqual(told);
  expect(keptInWindow()).toEqual(['of-the-device']);
});

it('LOGOUT-04 what another open window keeps goes too', async () => {
  const stop = followLeaving();
  const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  keepInWindow();
  hear('token');
  expect(keptInWindow()).toEqual([...ofWindow, 'of-the-device'].sort());
  hear('leavings');
  await expect.poll(keptInWindow).toEqual(['of-the-device']);
  stop();
});

it('DEL-04 with the account goes how its customer signed in', () => {
  window.localStorage.setItem('userDatafor', '{"email_or_phone":"a@b.co"}');
  const forget = liveDeleteAccountMachine.implementations.actions?.forgetOrders as () => void;
  forget();
  expect(kept()).toEqual(['leavings']);
});
