import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { accountOf, test as identityTest, makeAccount, openSignIn, somebody } from './identity';
import {
  addFirstItem,
  checkOutAsGuest,
  choosePlace,
  enterModule,
  expect,
  openCart,
  openStore,
  rememberModule,
  test,
} from './journeys';
import { added, rent, search, vehicles } from './rentalTrip';

test.use({ allowedErrors: [/409 \(Conflict\)/] });

/** The inspector in a window of its own, and what is read there in both languages. */
async function openInspector(context: BrowserContext, path = '/inspector') {
  const inspector = await context.newPage();
  await inspector.goto(path);
  const shows = async (english: RegExp, arabic: RegExp) => {
    const row = (name: RegExp) => inspector.getByRole('button', { name }).last();
    await expect(row(english)).toBeVisible();
    await inspector.getByRole('button', { name: 'العربية' }).click();
    await expect(row(arabic)).toBeVisible();
    await inspector.getByRole('button', { name: 'English' }).click();
    await expect(row(english)).toBeVisible();
  };
  return { inspector, shows };
}

const here = (inspector: Page) => inspector.getByRole('complementary', { name: /^(Now|الآن)$/ });

test('one window shops, the other shows each step: another store’s dish, an order, a failed payment', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const { inspector, shows } = await openInspector(context);
  await expect(inspector.getByText('No page of this site is open')).toBeVisible();
  await choosePlace(page);
  await shows(/Module chosen.* (to|so:) /, /تم اختيار قسم.* (إلى|لذا:) /);

  await openStore(page, 0);
  await addFirstItem(page);
  await shows(
    /Add the item: The server took it so: Added/,
    /إضافة الصنف: قبله الخادم لذا: أُضيف الصنف/,
  );
  await openStore(page, 1);
  const dish = await addFirstItem(page);
  await shows(
    /Read the cart: it is of another store \(.+\) so: Confirming replacement/,
    /قراءة السلة: فيها أصناف من متجر آخر \(.+\) لذا: السؤال عن استبدال السلة/,
  );
  await expect(here(inspector)).toContainText('Why am I here?');
  await expect(here(inspector)).toContainText('The cart is of another store: so');
  await expect(here(inspector)).toContainText('What can happen?');
  await expect(here(inspector)).toContainText('possible');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await shows(/Clear the cart and add the item: The server took it so: Added/, /لذا: أُضيف الصنف/);

  for (let units = 2; units <= 4; units += 1) {
    await page
      .getByRole('button', { name: `One more of ${dish}` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Shopping Cart, ${units} items` })).toBeVisible();
  }
  await openCart(page);
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Card \(demo\)/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await shows(/Place the order.* so: Placed/, /لذا: قُدّم الطلب/);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await shows(/Pay for an order .* (to|so:) Choosing/, /(إلى|لذا:) اختيار طريقة الدفع/);
});

test('a vehicle of another provider is rented, and each step of the conflict is watched', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await rememberModule(page, 'Car Rental');
  await search(page, 'Hourly', 4);
  const rows = (await vehicles(page)).filter(({ trip_hourly }) => trip_hourly === 1);
  const [first] = rows;
  const foreign = rows.find(({ provider }) => provider.id !== first?.provider.id);
  if (!first || !foreign) throw new Error('the demo city has one provider only');
  const { inspector, shows } = await openInspector(context);
  await rent(page, first);
  await added(page);
  await shows(
    /Add the vehicle: The server took it so: Added/,
    /إضافة المركبة: .+ لذا: أُضيفت المركبة/,
  );

  await rent(page, foreign);
  await expect(page.getByRole('dialog', { name: 'Are you sure want to reset ?' })).toBeVisible();
  await shows(
    /the cart is of another provider \(.+\) so: Confirming reset/,
    /من مزوّد آخر \(.+\) لذا: السؤال عن إفراغ السلة/,
  );
  await expect(here(inspector)).toContainText('Rent a vehicle');
  await expect(here(inspector)).toContainText('The other vehicles may go');
  await inspector.getByRole('button', { name: 'العربية' }).click();
  await expect(here(inspector)).toContainText('استئجار مركبة');
  await inspector.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Reset and add' }).click();
  await shows(/Empty the cart and add the vehicle: .+ so: Added/, /لذا: أُضيفت المركبة/);
});

identityTest('a logout is watched, walked back through and replayed', async ({ page, request }) => {
  test.setTimeout(120_000);
  const who = somebody();
  await makeAccount(request, who);
  await openSignIn(page);
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email or phone').fill(who.email);
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(accountOf(page, 'Salma')).toBeVisible();
  const { inspector, shows } = await openInspector(page.context());
  await expect(
    inspector.getByRole('treeitem', { name: /Who is shopping Signed in/ }),
  ).toBeVisible();

  await accountOf(page, 'Salma').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await shows(/Logout .* to Logged out/, /إلى سُجّل الخروج/);

  await inspector.getByRole('button', { name: /Logout confirmed to Leaving/ }).click();
  await expect(here(inspector)).toContainText('A short pause, in which the press can be seen.');
  await expect(inspector.getByText('Step 1 of')).toBeVisible();
  await inspector.getByRole('button', { name: /Logout .* to Logged out/ }).click();
  await inspector.getByRole('button', { name: 'Replay on the current machine' }).click();
  await expect(inspector.getByText('goes the recorded way.')).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await inspector.bringToFront();
  await inspector.getByRole('button', { name: 'Copy a link' }).click();
  await expect(inspector.getByText('The link is copied.')).toBeVisible();
  const colleague = await page.context().newPage();
  await colleague.goto(await inspector.evaluate(() => navigator.clipboard.readText()));
  await expect(colleague.getByRole('treeitem', { name: /Logout Logged out/ })).toBeVisible();
  await colleague.close();

  const saving = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'As a test path' }).click();
  const path = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(path).toMatchObject({ format: 1, machine: 'logout', start: 'asking' });

  // The same path of a machine that was another one then.
  path.steps[0].expected = 'stayed';
  const file = { name: 'old.json', mimeType: 'application/json' };
  await inspector
    .getByLabel('Open a recording')
    .setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(path)) });
  await inspector.getByRole('button', { name: 'Replay on the current machine' }).click();
  await expect(inspector.getByText('goes another way at step 1.')).toBeVisible();
  const verdict = inspector.getByRole('status').filter({ hasText: 'Recorded' });
  await expect(verdict).toContainText('Stayed');
  await inspector.reload();
  await expect(inspector.getByText('goes another way at step 1.')).toBeVisible();
  await expect(verdict).toContainText('the state');
  await inspector.getByRole('treeitem', { name: /^Who is shopping/ }).click();
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('logout');
  await expect(inspector.getByRole('button', { name: /Logout .* to Logged out/ })).toBeVisible();
  await inspector
    .getByLabel('Open a recording')
    .setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await expect(inspector.getByText('A recording has "format": 1')).toBeVisible();
});

test('a chart is opened by its address, searched, folded and read, without accessibility findings', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/inspector#checkout.placing');
    await expect(page.locator('[data-state="checkout.placing"].chosen')).toBeInViewport();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.goto('about:blank');
  }
  await page.goto('/inspector#tracking');
  await page.getByLabel('Find a state').fill('lost');
  await expect(page).toHaveURL(/#tracking\.lost/);
  await expect(page.locator('[data-state="tracking.lost"]')).toBeInViewport();
  await page.getByRole('button', { name: 'In detail' }).click();
  await page.getByRole('button', { name: 'Fold: Streaming' }).click();
  await expect(page.locator('[data-state="tracking.streaming.live"]')).toHaveCount(0);
  await page.getByLabel('Developer’s names').check();
  await expect(page.locator('svg').getByText('polling', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'In words' }).click();
  await page.getByLabel('Find a state').fill('polling');
  await expect(page.getByRole('table').first()).toContainText('tracking.polling');
  await expect(page.getByRole('table').first()).not.toContainText('tracking.lost');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test('checkout is read at one look, walked by keys, and stays where it is in another language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspector#checkout.placing');
  const drawing = page.locator('.insp-paper > svg');
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.fonts.ready);
  const least = () =>
    drawing.evaluate((svg: SVGSVGElement) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text')].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * scale;
    });
  expect(await least()).toBeGreaterThanOrEqual(9);
  await expect(drawing.getByText(/^5 states: Settling · Quoting/)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Skip to the drawing' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('treeitem', { name: 'Checkout', exact: true })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(
    page.getByRole('link', { name: /: Arriving → / }).and(page.locator(':focus')),
  ).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'In detail' }).click();
  const map = page.getByRole('img', { name: 'Where this is in the drawing' });
  await expect(map).toBeVisible();
  const placing = page.locator('[data-state="checkout.placing"]');
  await page.getByLabel('Find a state').fill('checkout.placing');
  await expect(placing).toHaveClass(/chosen/);
  const middle = async () => {
    const box = await placing.boundingBox();
    if (!box) throw new Error('not drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await placing.scrollIntoViewIfNeeded();
  await expect(placing).toBeInViewport({ ratio: 1 });
  const before = await middle();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(drawing.getByText('إتمام الطلب').first()).toBeAttached();
  await expect(placing).toHaveClass(/chosen/);
  await expect(placing).toBeInViewport({ ratio: 0.9 });
  const after = await middle();
  expect(Math.abs(after.y - before.y)).toBeLessThan(260);
  const handle = page.getByRole('separator', { name: 'الحجم: المسارات' });
  const width = Number(await handle.getAttribute('aria-valuenow'));
  await handle.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', String(width + 16));
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test('a chart that is larger than its window opens where it begins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [chart, first] of [
    ['signIn', 'signIn.opening'],
    ['rideJob', 'rideJob.arriving'],
  ] as const) {
    await page.goto(`/inspector#${chart}`);
    await expect(page.locator(`[data-state="${chart}"].chosen`)).toBeAttached();
    await expect(page.locator(`[data-state="${first}"]`)).toBeInViewport({ ratio: 1 });
  }
});

test('a page that nobody watches loads nothing of the inspector', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofInspector = () => loaded.filter((path) => path.includes('/inspector'));
  await enterModule(page);
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect(ofInspector()).toEqual([]);
  await openInspector(context);
  await expect.poll(ofInspector).not.toEqual([]);
});

test('anything is found in any language, and the map shows what runs', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { inspector } = await openInspector(context);
  await expect(inspector.getByText('No page of this site is open')).toBeVisible();
  await inspector.keyboard.press('Control+k');
  const dialog = inspector.getByRole('dialog', { name: 'Find anything' });
  await dialog.getByRole('searchbox').fill('السلة من متجر اخر');
  await expect(dialog.getByRole('status')).toHaveText('1 found');
  await expect(dialog.getByRole('heading')).toHaveText('Conditions (1)');
  await dialog.getByRole('searchbox').fill('qwertyuiop');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “qwertyuiop”.');
  expect((await axeOn(inspector).analyze()).violations).toEqual([]);
  await dialog.getByRole('searchbox').fill('Item added to cart');
  await dialog.getByRole('button', { name: /cart\.itemAdded/ }).click();
  await expect(dialog).toBeHidden();
  await expect(inspector.getByRole('heading', { name: /^Add to the cart/ })).toBeVisible();

  const filter = (name: RegExp) => inspector.getByRole('button', { name });
  await filter(/^Running 0$/).click();
  await expect(inspector.getByText('No flow is so now.')).toBeVisible();
  await page.goto('/');
  await expect(filter(/^Running [1-9]/)).toBeVisible();
  await expect(inspector.getByRole('link', { name: /^Who is shopping Running/ })).toBeVisible();
  await filter(/^Map of the product$/).click();
  const map = inspector.getByRole('region', { name: 'Map of the product' });
  await expect(map.getByRole('button', { name: /^Who is shopping Running: 1/ })).toBeVisible();
  await expect(map.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect((await axeOn(inspector).analyze()).violations).toEqual([]);
  await map.getByRole('button', { name: /^Send a parcel|^Parcel/ }).click();
  await expect(inspector).toHaveURL(/\/inspector/);
  await expect(inspector.locator('[data-state="parcel"]').first()).toBeVisible();
});

/** A chart as it was once: its pause was longer, a refusal led elsewhere, and there was a state that is no more. */
function asItWas(text: string) {
  const chart = JSON.parse(text);
  const stateOf = (id: string) => chart.states.find((state: { id: string }) => state.id === id);
  chart.version = '0.9.0';
  chart.delays.logoutPause = 900;
  const [confirmed, declined] = stateOf('logout.asking').transitions;
  confirmed.guard = { op: 'is', name: 'isSure' };
  declined.targets = ['logout.leaving'];
  stateOf('logout.loggedOut').entry.pop();
  Object.assign(stateOf('logout.forgettingCustomer').invokes[0], {
    input: 'fixed',
    given: { units: 2 },
  });
  const lost = { ...stateOf('logout.stayed'), id: 'logout.lost', key: 'lost', description: null };
  chart.states.push(lost);
  chart.states[0].children.push(lost.id);
  return chart;
}

const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

async function savedBy(inspector: Page, button: string): Promise<string> {
  const saving = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

test('a chart is compared with an earlier version, and where its flow has been is counted', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { inspector } = await openInspector(context, '/inspector#logout');
  await inspector.setViewportSize({ width: 1440, height: 900 });
  const language = (name: string) => inspector.getByRole('button', { name }).click();
  const press = (name: string) => inspector.getByRole('button', { name, exact: true }).click();
  const isAccessible = async () =>
    expect((await axeOn(inspector).analyze()).violations).toEqual([]);

  await press('Compare');
  const before = asItWas(await savedBy(inspector, 'Save this chart'));
  await inspector
    .getByLabel('Choose an earlier version')
    .setInputFiles(json('logout.old.json', before));
  const bar = inspector.getByRole('region', { name: 'Compare' });
  await expect(bar.getByRole('status')).toHaveText(
    'Compared with logout.old.json (0.9.0): − 1 removed± 5 changed',
    { timeout: 60_000 },
  );
  await expect(inspector.getByRole('treeitem', { name: /^Lost.* removed$/ })).toBeVisible();
  await expect(
    inspector.getByRole('link', { name: 'Logout declined: Asking → Leaving. was' }),
  ).toBeAttached();
  await isAccessible();
  await press('In words');
  await expect(inspector.getByRole('table').first().getByRole('row')).toHaveText([
    'ChangeInWhatwasnow',
    'changedAsking: Logout confirmedIfIf: isSure–',
    'changedAsking: Logout declinedLeads toLeavingStayed',
    'changedLeaving: Pause before logging out (0.5 s)WaitsAfter 0.9 sAfter 0.5 s',
    'changedForgetting customerWaits forFetch cart and wishlist anew (input: units: 2)Fetch cart and wishlist anew',
    'changedLogged outOn enteringNote that the customer is logged out (sets loggedOut); Say that the logout workedNote that the customer is logged out (sets loggedOut); Say that the logout worked; Go to the home page',
    'removedLost',
  ]);
  await isAccessible();
  await inspector.reload();
  await press('In words');
  await expect(inspector.getByRole('cell', { name: 'After 0.9 s' })).toBeVisible();
  await language('العربية');
  await expect(inspector.getByRole('cell', { name: 'بعد 0.9 ث' })).toBeVisible();
  await language('Español');
  await expect(inspector.getByRole('cell', { name: 'Pasados 0.9 s' })).toBeVisible();
  await language('English');

  await page.goto('/');
  await inspector.getByRole('button', { name: 'Coverage' }).focus();
  await inspector.keyboard.press('Enter');
  const listed = inspector.getByRole('link', {
    name: /^Who is shopping .*[1-9]\d* of 14 transitions$/,
  });
  await expect(listed).toBeVisible();
  await expect(inspector.getByRole('link', { name: /^Logout 0 of 9 transitions$/ })).toBeVisible();
  await listed.click();
  await press('Drawing');
  // Another chart's state that was chosen does not keep a large one from its first level.
  await expect(inspector.getByRole('button', { name: 'Overview' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('In detail');
  const guest = inspector.getByRole('treeitem', { name: /^Guest.* visited/ });
  await expect(guest).toBeVisible();
  const totals = inspector.getByRole('region', { name: 'Coverage' }).getByRole('status');
  const [counted = ''] =
    / [1-9]\d* of 14 transitions/.exec(
      await listed.innerText().then((text) => ` ${text.replace(/\s+/g, ' ')}`),
    ) ?? [];
  await expect(totals).toContainText(counted.trim());
  await isAccessible();
  await inspector.getByLabel('Open a coverage file').setInputFiles(
    json('coverage.json', {
      format: 1,
      charts: {
        session: { version: '2.0.0', states: { 'session.identity.guest': 40 }, transitions: {} },
      },
    }),
  );
  await inspector.getByRole('checkbox', { name: 'what has run in this window' }).uncheck();
  await expect(
    inspector.getByRole('treeitem', { name: /^Guest.* visited 40 times$/ }),
  ).toBeVisible();
  await expect(totals).toHaveText('0 of 14 transitions · 1 of 9 states');
  await inspector.getByRole('checkbox', { name: 'the file coverage.json' }).uncheck();
  await inspector.getByRole('checkbox', { name: 'what has run in this window' }).check();
  await press('Count this window anew');
  await expect(totals).toHaveText('0 of 14 transitions · 0 of 9 states');
  await press('In words');
  await expect(inspector.getByRole('columnheader', { name: 'Visited' }).first()).toBeVisible();
  await isAccessible();

  await inspector.getByRole('treeitem', { name: /^Who is shopping/ }).click();
  const recording = JSON.parse(await savedBy(inspector, 'Save'));
  recording.chart.states[0].description = 'Who it was once.';
  recording.steps[0].actions = [{ name: 'ringTheBell' }];
  await inspector.getByLabel('Open a recording').setInputFiles(json('session.json', recording));
  await press('Compare its chart with today’s');
  await expect(bar.getByRole('status')).toContainText(
    'Compared with the recording (2.0.0): ± 1 changed',
  );
  await press('Replay on the current machine');
  const verdict = inspector.getByRole('status').filter({ hasText: 'What differs' });
  await expect(verdict).toContainText('goes another way at step 1.');
  await expect(verdict).toContainText(/what was done:.*ringTheBell/);
});

test('the inspector stands beside the shop', async ({ page }) => {
  await enterModule(page);
  const link = page.getByRole('link', { name: 'Watch the flows in the inspector' });
  // The page grows while it is read, and its foot comes when it is near.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await link.click();
  await expect(page).toHaveURL(/\/inspector\?beside=%2Fhome/);
  const shop = page.frameLocator('iframe');
  await expect(shop.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await expect(page.getByText(/^\s*Live/)).toBeVisible();
  await page.getByRole('button', { name: 'Without the site' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
