import type { Page } from '@playwright/test';
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
import { addCourier, setUpShop } from './realShop/setUp';
import { openShopInTime } from './realShop/shop';

/** A phone whose battery is flat, and what it is when it is charged again. */
async function goFlat(phone: Page): Promise<() => Promise<Page>> {
  const [context, address] = [phone.context(), phone.url()];
  await phone.close();
  return async () => {
    const again = await context.newPage();
    await again.goto(address);
    return again;
  };
}

test.describe('a shop in which couriers fall silent', () => {
  let shop: Awaited<ReturnType<typeof openShopInTime>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await openShopInTime();
  });
  test.afterAll(() => shop.stop());

  test('the store is told, another courier rides what waits, the store and the operator pass on what was picked up, and whoever lost it reads so (RIDE-10, RIDE-13, DESK-28, DESK-29, OPER-15)', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const [{ page: address }] = shop.servers;
    const links = await setUpShop(shop);
    const desk = await openWindow(browser, linkIn(links.owner, address));
    await choosePassword(desk, 'Save and open the desk');
    const ride = async (link: string) => {
      const phone = await openWindow(browser, linkIn(link, address), true);
      await choosePassword(phone, 'Save and go on');
      await phone.getByRole('button', { name: 'Go on duty' }).click();
      return phone;
    };
    const jordi = await ride(links.courier);
    const neus = await ride(await addCourier(shop, 'Neus', '+34600111333'));
    const page = await openWindow(browser, address);
    await openHome(page);
    const id = await orderBread(page);
    await cook(desk, id);
    const jobOf = (phone: Page) => phone.locator(`[data-order="${id}"]`);
    const card = desk.getByRole('button', { name: new RegExp(`#${id}`) });
    const silence = { timeout: 60_000 };

    await jobOf(jordi).getByRole('button', { name: 'Accept' }).click();
    await expect(jobOf(jordi).getByText('I have picked it up')).toBeVisible();
    await expect(jobOf(neus)).toHaveCount(0);
    const charge = await goFlat(jordi);
    shop.setAhead(11);
    await expect(card.getByText(/^Courier not heard of since /)).toBeVisible(silence);
    await jobOf(neus).getByRole('button', { name: 'Accept' }).click();
    await expect(card.getByText(/^Courier not heard of since /)).toHaveCount(0);
    const back = await charge();
    await expect(jobOf(back).getByText('so another courier rides this order')).toBeVisible();
    await jobOf(back).getByRole('button', { name: 'Understood' }).click();
    await expect(jobOf(back)).toHaveCount(0);

    await jobOf(neus).getByRole('button', { name: 'I have picked it up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /On the way/ })).toBeVisible();
    const chargeHers = await goFlat(neus);
    shop.setAhead(22);
    await card.click(silence);
    const order = desk.getByRole('dialog', { name: `Order #${id}` });
    await order.getByRole('button', { name: 'Its courier does not bring it' }).click();
    await order.getByRole('button', { name: 'Another courier fetches it from them' }).click();
    await expect(order).toBeHidden();
    await expect(card.getByText('Nothing is heard of Neus.')).toBeVisible();
    await expect(
      page.getByText('Your courier could not go on. Another courier is coming.'),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Waiting for another courier' }),
    ).toBeVisible();
    await expect(jobOf(back).getByText('fetch it there', { exact: false })).toBeVisible();
    const hers = await chargeHers();
    await expect(
      jobOf(hers).getByText('so the store sends another courier with this order'),
    ).toBeVisible();

    await jobOf(back).getByRole('button', { name: 'Accept' }).click();
    await jobOf(back).getByRole('button', { name: 'I have picked it up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /On the way/ })).toBeVisible();
    await back.close();
    await jobOf(hers).getByRole('button', { name: 'Understood' }).click();
    shop.setAhead(33);
    await expect(card.getByText(/^Courier not heard of since /)).toBeVisible(silence);
    const room = await openWindow(browser, linkIn(links.operator, address));
    await choosePassword(room, 'Save and open the desk');
    await room.getByRole('button', { name: /^Not brought/ }).click();
    const lost = room.getByRole('button', { name: new RegExp(`^Order #${id}`) });
    await expect(lost).toContainText('Courier not heard of since');
    await lost.click();
    const passOn = room.getByRole('dialog', { name: `Order #${id}` });
    await passOn.getByRole('button', { name: 'Pass it on' }).click();
    await passOn.getByRole('button', { name: 'It is back: offer it to other couriers' }).click();
    await expect(passOn).toBeHidden();
    await expect(lost).toContainText('It was taken off its courier. It waits for another courier.');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Waiting for another courier' }),
    ).toBeVisible();

    await bring(hers, id, async () => {
      const code = page
        .locator('section', { hasText: 'Your code for the courier' })
        .locator('strong');
      await expect(code).toHaveText(/^\d{4}$/);
      return code.innerText();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
    for (const window of [desk, page, room, hers]) await window.context().close();
  });
});
