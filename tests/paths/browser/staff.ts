import type { Page } from 'playwright-core';
import { post } from './wire';

/** Who works behind the shop, and the page of theirs. */
const doors = {
  operator: {
    call: '/desk/shop/sign-in',
    named: 'operator@flowmart.example',
    key: 'operatorToken',
  },
  store: { call: '/desk/sign-in', named: 'store1@flowmart.example', key: 'deskToken' },
  office: { call: '/desk/sign-in', named: 'rental1@flowmart.example', key: 'deskToken' },
  courier: { call: '/ride/sign-in', named: 'rider1@flowmart.example', key: 'rideToken' },
} as const;
export type Door = keyof typeof doors;

const given = (door: Door) => process.env[`PATHS_${door.toUpperCase()}`] ?? doors[door].named;
const password = () => process.env.PATHS_STAFF_PASSWORD ?? 'demo1234';

/** A session of theirs. @throws Error where the shop lets them not in */
export async function staffToken(door: Door): Promise<string> {
  const name = given(door);
  const typed = door === 'courier' ? { login: name } : { email: name };
  const { token } = await post<{ token: string }>(doors[door].call, {
    ...typed,
    password: password(),
  });
  return token;
}

/** The page of somebody who is signed in there, on a device that has kept something. */
export async function staffAt(
  page: Page,
  door: Door,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<void> {
  const entries = { ...kept, [doors[door].key]: await staffToken(door) };
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('signed in')) return;
    sessionStorage.setItem('signed in', '1');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
  await page.goto(path);
}

/** What the shop is made to answer to a question of a page, whatever it holds. */
export async function told(page: Page, path: string, json: object): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/v1${path}`),
    (route) => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback()),
  );
}

/** Words that the tables type, on their way to the shop: what they stand for there. */
export async function sentAs(
  page: Page,
  path: string,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/v1${path}`),
    (route) => {
      const sent = route.request().postDataBuffer()?.toString();
      if (sent === undefined) return route.fallback();
      const postData = Object.entries(words).reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        sent,
      );
      return route.fallback({ postData });
    },
  );
}
