import { axeOn } from '../support/axe';
import { enterModule, expect, test } from './journeys';
import { openRoom } from './openRoom';

// The page's policy refuses the handler where the text is read, and says so.
test.use({ allowedErrors: [/inline event handler/] });

test('an operator writes a page of rules, which shoppers read without what is not safe in it (OPER-09, OPER-11)', async ({
  page,
  browser,
}) => {
  await enterModule(page);
  const context = await browser.newContext();
  const room = await context.newPage();
  await openRoom(room, new URL('/desk/shop', page.url()).href);
  await room.getByRole('button', { name: 'Texts', exact: true }).click();
  await room.getByRole('button', { name: 'Shipping policy' }).click();
  const dialog = room.getByRole('dialog', { name: 'Shipping policy' });
  const text = dialog.getByRole('textbox', { name: 'Text (English)' });
  const before = await text.inputValue();
  expect((await axeOn(room).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await text.fill(
    `<h2>Figs travel well</h2><p onclick="document.title='taken'">Packed in leaves.</p><script>document.title='taken'</script>${before}`,
  );
  await room.reload();
  await room.getByRole('button', { name: 'Shipping policy' }).click();
  await expect(text).toHaveValue(/Figs travel well/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await expect(async () => {
    await page.goto('/shipping-policy');
    await expect(page.getByRole('heading', { name: 'Figs travel well' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await page.getByText('Packed in leaves.').click();
  await expect(page).not.toHaveTitle('taken');
  expect(await page.locator('main').innerHTML()).not.toMatch(/onclick|<script/);

  await room.getByRole('button', { name: 'Shipping policy' }).click();
  await text.fill(before);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});
