import { pngOf } from '../support/pictures';
import { expect, test } from './journeys';

const picture = { name: 'a.png', mimeType: 'image/png', buffer: pngOf(2, 2) };
const webPage = { ...picture, buffer: Buffer.from('<html>') };

// The recorder of journeys asks for previews of pictures by itself, which the page's policy refuses.
test.use({ allowedErrors: [/delivery-man\/store|Connecting to 'blob:/] });

test('a courier applies from the landing page; a refused picture lands on its field, and a reload keeps the rest (PAGE-07, PROF-09)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Where we deliver' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Ride with us' }).click();
  await expect(page).toHaveURL(/\/deliveryman-registration\?active=active/);
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await goOn();
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('First name').fill('Omar');
  await page
    .locator('main')
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill('omar@example.com');
  await page.getByLabel('Phone').fill('507654321');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Omar');
  await page.getByLabel('Phone').fill('0507654321');
  await page.getByLabel(/^Password/).fill('secret1');
  await page.getByLabel(/^Confirm Password/).fill('secret1');
  await goOn();
  const choose = async (nth: number, file: typeof picture) =>
    page.locator('input[type=file]').nth(nth).setInputFiles(file);
  await choose(0, picture);
  await choose(1, webPage);
  await page.getByLabel('Kind of ID').selectOption('passport');
  await page.getByLabel('Its number').fill('P1234567');
  await goOn();
  await page.getByLabel('Zone').selectOption({ index: 1 });
  await goOn();
  await page.getByRole('radio', { name: 'Scooter' }).check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  // The shop looks into the file, whatever it is called.
  await expect(page.getByRole('heading', { name: 'Your papers' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await choose(1, picture);
  await goOn();
  await goOn();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
});
