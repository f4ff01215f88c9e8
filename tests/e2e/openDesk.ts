import type { Page } from '@playwright/test';
import { expect } from './journeys';

/** The desk of a store or renting office in an empty window of another browser, as in a kitchen. */
export async function signInAtDesk(
  desk: Page,
  address: string,
  email = 'store1@flowmart.example',
  firstColumn = 'New',
): Promise<void> {
  await desk.goto(address);
  await desk.getByRole('textbox', { name: /^Email/ }).fill(email);
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.getByRole('heading', { name: firstColumn, level: 2 })).toBeVisible();
}

/** The same, in such a window. */
export async function openDesk(page: Page, email?: string, firstColumn?: string) {
  const context = await page.context().browser()?.newContext();
  const desk = await context?.newPage();
  if (!desk) throw new Error('No second window');
  await signInAtDesk(desk, new URL('/desk', page.url()).href, email, firstColumn);
  return desk;
}
