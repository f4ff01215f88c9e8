import { expect, test } from './journeys';
import {
  bring,
  choosePassword,
  cook,
  linkIn,
  openHome,
  openWindow,
  orderBread,
} from './realShop/people';
import { setUpShop } from './realShop/setUp';
import { openRealShop, type RealShop } from './realShop/shop';

test.describe('a shop that is no demo', () => {
  let shop: RealShop;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await openRealShop();
  });
  test.afterAll(() => shop.stop());

  test('from an empty machine to an order that a store cooks, a courier brings, its shopper reviews and the shop owes the store for (DESK-02 to DESK-07, RIDE-01 to RIDE-08, ITEM-01, OPER-04)', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const [one, another] = shop.servers;
    const links = await setUpShop(shop);
    const desk = await openWindow(browser, linkIn(links.owner, another.page));
    await choosePassword(desk, 'Save and open the desk');
    await expect(desk.getByRole('heading', { name: 'New', level: 2 })).toBeVisible();
    const rider = await openWindow(browser, linkIn(links.courier, another.page), true);
    await choosePassword(rider, 'Save and go on');
    await rider.getByRole('button', { name: 'Go on duty' }).click();

    const page = await openWindow(browser, one.page);
    await openHome(page);
    const id = await orderBread(page);
    await expect(desk.getByRole('button', { name: new RegExp(`#${id}`) })).toBeVisible({
      timeout: 2_000,
    });
    await cook(desk, id);
    await bring(rider, id, async () => {
      const code = page
        .locator('section', { hasText: 'Your code for the courier' })
        .locator('strong');
      await expect(code).toHaveText(/^\d{4}$/);
      return code.innerText();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();

    await page.getByRole('button', { name: /^Review Sourdough loaf/ }).click();
    const review = page.getByRole('dialog', { name: /^How was / });
    await review.getByRole('button', { name: '5 of 5 stars' }).click();
    await review.getByLabel('Anything to add? (optional)').fill('The crust sings');
    await review.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Reviewed', { exact: true })).toBeVisible();

    const neighbour = await openWindow(browser, another.page);
    await openHome(neighbour);
    await neighbour.getByRole('main').getByRole('link', { name: 'Sourdough loaf' }).first().click();
    await expect(neighbour.getByText('The crust sings')).toBeVisible();
    const operator = await openWindow(browser, linkIn(links.operator, another.page));
    await choosePassword(operator, 'Save and open the desk');
    await operator.getByRole('button', { name: 'Accounts' }).click();
    // What the shopper paid without the delivery, of which a shop without commission keeps nothing.
    await expect(operator.getByRole('button', { name: /^Horno de Ruzafa/ })).toHaveText(
      'Horno de Ruzafa€10.561 order',
    );

    const told = () => shop.mails.map(({ subject, to }) => [subject, to?.[0]?.address]);
    await expect.poll(told, { timeout: 30_000 }).toEqual([
      [`We have your order #${id}`, 'nuria@example.com'],
      ['Delivered', 'nuria@example.com'],
    ]);
    for (const window of [desk, rider, page, neighbour, operator]) await window.context().close();
  });
});
