import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { runWithWarnings } from '../../../server/settings/command';
import { textGaps } from '../../../server/settings/textGaps';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const production = { DEMO_MODE: '0', DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
const withTexts = { ...production, SMS_URL: 'https://sms.example' };
const warning =
  'Warning: text messages about orders are switched on (order_texts) but none can be sent: it needs SMS_URL and is_sms_active.';
const set = (field: string, value: string, env: Record<string, string>) =>
  runWithWarnings(server.db, readEnv(env), { verb: 'set', field, value });

it('says that nobody is reached where no service is set up, or it is switched off (TEXT-02)', async () => {
  const isOn = 'order_texts = "all"';
  expect(await set('order_texts', 'all', production)).toEqual({
    ok: true,
    text: `${isOn}\n${warning}`,
  });
  expect(await set('order_texts', 'all', withTexts)).toEqual({ ok: true, text: isOn });
  expect(await set('order_texts', 'all', {})).toEqual({ ok: true, text: isOn });
  expect(await textGaps(server.db, readEnv(production))).toEqual([warning]);
  const off = await set('is_sms_active', '0', withTexts);
  expect(off.text.split('\n')).toContain(warning);
  await set('is_sms_active', '1', withTexts);
  await set('order_texts', 'none', production);
  expect(await textGaps(server.db, readEnv(production))).toEqual([]);
});

it('takes nothing but the three', async () => {
  expect(await set('order_texts', 'some', withTexts)).toEqual({
    ok: false,
    text: 'order_texts: must be none, without_mail or all',
  });
});
