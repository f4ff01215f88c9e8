import type { Page } from '@playwright/test';
import { expect } from './journeys';

/** The desk in a window of its own: another browser, as in a kitchen. */
export async function openDesk(page: Page) {
  const context = await page.context().browser()?.newContext();
  const desk = await context?.newPage();
  if (!desk) throw new Error('No second window');
  await desk.goto(new URL('/desk', page.url()).href);
  await desk.getByRole('textbox', { name: /^Email/ }).fill('store1@flowmart.example');
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'New', level: 2 })).toBeVisible();
  return desk;
}
