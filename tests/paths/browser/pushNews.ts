import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { pushNewsMachine } from '../../../machines/account/pushNews';
import { pushNews as model } from '../models/pushNews';
import { pushNews as screens } from '../screens/pushNews';
import { answersOf } from './answers';
import { newPerson, type Person } from './people';
import { playOf } from './play';
import { withProject } from './provider';
import { customerAtPlace, remember } from './shop';
import { ask } from './wire';

/** The profile as the shop tells it, and as that of whoever asked for news in this browser before. */
let profile: object = {};
const asker = 900_001;

/** What the browser asks of its user, and the service that it is pushed through: nobody has one who is driven by a script. */
const browserThatPushes = `
  const asked = { allowed: 'granted', forbidden: 'denied', 'no answer': 'default' };
  let answer = () => undefined;
  for (const [name, said] of Object.entries(asked))
    addEventListener('push-' + name, () => answer(said));
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => new Promise((resolve) => (answer = resolve));
  const key = new Uint8Array(65).buffer;
  const subscription = {
    endpoint: 'https://push.example/paths',
    getKey: () => key,
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const worker = Object.create(ServiceWorkerRegistration.prototype, {
    pushManager: { value: pushManager },
    scope: { value: location.origin + '/' },
    active: { value: null },
  });
  Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => worker });`;

const registered = {
  fid: 'cPathsPathsPathsPaths1',
  refreshToken: 'r',
  authToken: { token: 't', expiresIn: '604800s' },
};

/** The service knows the browser by an address, which is told to the shop. */
async function pushable(page: Page): Promise<void> {
  await withProject(page, { vapidKey: 'BPaths' });
  await page.addInitScript({ content: browserThatPushes });
  for (const [service, json] of [
    ['firebaseinstallations', registered],
    ['fcmregistrations', { token: 'paths' }],
  ] as const)
    await page.route(`https://${service}.googleapis.com/**`, (route) =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
    );
}

async function atNews(page: Page): Promise<void> {
  const person: Person = await newPerson();
  const headers = { Authorization: `Bearer ${person.token}` };
  profile = await ask<object>('/customer/info', { headers });
  await pushable(page);
  await customerAtPlace(page, person);
  await remember(page, { 'pushed-to': String(asker) });
  const asked = page.waitForRequest('**/api/v1/customer/info');
  await page.goto('/profile?page=notifications');
  await asked;
}

const asks: Record<string, string> = {
  allowed: 'push-allowed',
  forbidden: 'push-forbidden',
  'no answer': 'push-no answer',
};

export const pushNews = playOf(
  model,
  screens,
  defineSurroundings(pushNewsMachine, {
    starts: { 'a customer': atNews },
    answers: {
      // Whether a browser can and may stands before the page is there.
      readPush: (result) =>
        answersOf('GET /customer/info', {
          'nobody asked': 'its own',
          'asked for before': [200, { ...profile, id: asker }],
        })(result),
      askPermission: (result) => {
        const happens = asks[result];
        return happens ? { gestures: [{ happens }] } : null;
      },
      registerPush: answersOf('PUT /customer/cm-firebase-token', { known: 'its own' }),
      endPush: answersOf('PUT /customer/cm-firebase-token', { 'known no more': 'its own' }),
    },
  }),
);
