import type { Page } from '@playwright/test';
import { expect } from './journeys';

/** The operators' room in a window of its own. */
export async function openRoom(page: Page, address = '/desk/shop') {
  await page.goto(address);
  await page.getByRole('textbox', { name: /^Email/ }).fill('operator@flowmart.example');
  await page.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Who did what' })).toBeVisible();
}
