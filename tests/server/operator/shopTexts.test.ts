import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTerms } from '../../../domain/content/contentEndpoints';
import * as calls from '../../../domain/operator/shopTextEndpoints';
import { landingParts, policyIds } from '../../../domain/operator/shopTexts';
import { getLanding } from '../../../domain/place/placeEndpoints';
import { landingKeys } from '../../../server/content/landingKeys';
import { acts } from '../../../server/db/schema/acts';
import { landingTexts, policies } from '../../../server/db/schema/places';
import { openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
}, 300_000);
afterAll(() => shop.close());

const read = (id: string) => shop.call(calls.readShopTexts, { token, params: { id } });
const asked = async (id: string, values: Record<string, unknown>) => ({
  token,
  params: { id },
  body: { values, version: (await read(id)).version },
});
const set = async (id: string, values: Record<string, unknown>) =>
  shop.call(calls.editShopTexts, await asked(id, values));
const removal = (id: string, version: string) => ({ token, params: { id }, body: { version } });
const remove = async (id: string, version?: string) =>
  shop.call(calls.removeShopTexts, removal(id, version ?? (await read(id)).version));

describe('texts in the room', () => {
  it('are all that the shop shows, each once (OPER-11)', async () => {
    expect(Object.values(landingParts).flat().sort()).toEqual([...landingKeys].sort());
    const known = await shop.db.select({ key: policies.key }).from(policies);
    expect(known.map(({ key }) => key).sort()).toEqual([...policyIds].sort());
  });

  it('can each be saved as they were read (OPER-11)', async () => {
    for (const id of [...policyIds, ...Object.keys(landingParts)]) {
      const { values, version } = await read(id);
      expect([id, (await set(id, values)).version]).toEqual([id, version]);
    }
  });

  it('of a page of rules are shown in the reader’s language at once, and in the first where it has none (OPER-11)', async () => {
    const values = {
      title: { en: ' Terms of figs ', ar: 'شروط التين', es: '' },
      value: { en: 'First.\n\nSecond.', ar: '<p>أولًا</p>', es: '' },
    };
    await set('terms-and-conditions', values);
    expect(await shop.call(getTerms, { language: 'ar' })).toEqual({
      title: 'شروط التين',
      value: '<p>أولًا</p>',
    });
    expect(await shop.call(getTerms, { language: 'es' })).toEqual({
      title: 'Terms of figs',
      value: 'First.\n\nSecond.',
    });
    const late = await shop.refusal(
      calls.removeShopTexts,
      removal('terms-and-conditions', 'of yesterday'),
    );
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read('terms-and-conditions')).is_set).toBe(1);
    const { version } = await read('terms-and-conditions');
    await remove('terms-and-conditions', version);
    await remove('terms-and-conditions', version);
    expect((await shop.refusal(getTerms, {})).status).toBe(404);
    expect((await read('terms-and-conditions')).is_set).toBe(0);
    await set('terms-and-conditions', values);
    const noted = await shop.db
      .select()
      .from(acts)
      .where(like(acts.kind, 'text.%'))
      .orderBy(acts.id);
    expect(noted.slice(-3).map(({ by, kind, note }) => [by, kind, note])).toEqual([
      [email, 'text.changed', 'terms-and-conditions'],
      [email, 'text.removed', 'terms-and-conditions'],
      [email, 'text.changed', 'terms-and-conditions'],
    ]);
  });

  it('of the landing page are shown, keep their pictures, and go where they are emptied (OPER-11)', async () => {
    const before = await shop.call(getLanding, {});
    const { values } = await read('steps');
    await set('steps', {
      ...values,
      step_1_title: { en: 'Pick a fig', ar: '', es: 'Elige un higo' },
    });
    const { steps } = await shop.call(getLanding, { language: 'es' });
    expect([steps[0]?.title, steps[0]?.image_full_url]).toEqual([
      'Elige un higo',
      before.steps[0]?.image_full_url,
    ]);
    await set('apps', {
      playstore_url: { en: 'https://apps.example/figs' },
      apple_store_url: { en: '' },
    });
    const { download_user_app_links: links } = await shop.call(getLanding, {});
    expect([links.playstore_url, links.playstore_url_status, links.apple_store_url_status]).toEqual(
      ['https://apps.example/figs', 1, 0],
    );
    expect(await shop.db.$count(landingTexts, eq(landingTexts.key, 'apple_store_url'))).toBe(0);
  });

  it('that were changed meanwhile are not overwritten, and it is said by whom (OPER-08)', async () => {
    const late = await asked('newsletter', { newsletter_title: { en: 'Mine' } });
    await set('newsletter', { newsletter_title: { en: 'Fig news' } });
    expect(await shop.refusal(calls.editShopTexts, { ...late, language: 'es' })).toEqual({
      status: 409,
      errors: [
        {
          code: 'changed_meanwhile',
          message: 'Otra persona ha cambiado esto mientras tanto.',
          by: email,
        },
      ],
    });
    const { version } = await read('newsletter');
    const both = await Promise.all(
      ['One', 'Two'].map((en) =>
        shop.request(calls.editShopTexts, {
          token,
          params: { id: 'newsletter' },
          body: { values: { newsletter_title: { en } }, version },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['about-us', { title: { en: '' }, value: { en: 'x' } }, 'title', 'Esto debe rellenarse.'],
    ['about-us', { title: { en: 'x' }, value: { ar: 'تين' } }, 'value', 'Esto debe rellenarse.'],
    [
      'about-us',
      { title: { en: 'x'.repeat(501) }, value: { en: 'x' } },
      'title',
      'Este texto es demasiado largo.',
    ],
    [
      'apps',
      { playstore_url: { en: 'javascript:alert(1)' } },
      'playstore_url',
      'Hace falta una dirección que empiece por https://.',
    ],
    ['hero', { hero_title: { es: 'Higos' } }, 'hero_title', 'Esto debe rellenarse.'],
  ])(
    '%s: %j is refused at its field, in the words of its operator (OPER-09)',
    async (id, values, field, message) => {
      const before = await read(id);
      const body = await asked(id, values);
      expect(await shop.refusal(calls.editShopTexts, { ...body, language: 'es' })).toEqual({
        status: 403,
        errors: [{ code: 'validation', message, field: `values.${field}.en` }],
      });
      expect(await read(id)).toEqual(before);
    },
  );
});
