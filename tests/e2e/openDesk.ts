import type { Page } from '@playwright/test';
import { expect } from './journeys';

/** The desk of a store or renting office in a window of its own: another browser, as in a kitchen. */
export async function openDesk(page: Page, email = 'store1@flowmart.example', firstColumn = 'New') {
  const context = await page.context().browser()?.newContext();
  const desk = await context?.newPage();
  if (!desk) throw new Error('No second window');
  await desk.goto(new URL('/desk', page.url()).href);
  await desk.getByRole('textbox', { name: /^Email/ }).fill(email);
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.getByRole('heading', { name: firstColumn, level: 2 })).toBeVisible();
  return desk;
}
