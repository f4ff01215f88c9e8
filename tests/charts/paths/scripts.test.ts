import { describe, expect, it } from 'vitest';
import { mostConfigurations } from '../../../charts/paths/explore';
import { plainOf } from '../../../charts/paths/scripts/phrases';
import { scenesOf } from '../../../charts/paths/scripts/print';
import { sheet } from '../../../charts/paths/scripts/sheet';
import { spoken } from '../../../charts/paths/scripts/spoken';
import { models } from '../../paths/models';
import { plays } from '../../paths/plays';
import { scripts, stagehand } from '../../paths/scripts';

async function scenes(name: string, language: string) {
  const model = models.find((one) => one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return scenesOf(model, stagehand, {
    criterion: 'transitions',
    language,
    bound: mostConfigurations,
  });
}

async function rows(name: string, language: string, title: string) {
  const all = await scenes(name, language);
  const scene = all.find((one) => one.name === title);
  if (!scene)
    throw new Error(`There is none of "${title}": ${all.map((one) => one.name).join('; ')}`);
  return scene.rows.map(({ prepare, actions, sights }) => ({
    prepare: prepare.map(plainOf),
    actions: actions.map(plainOf),
    sights: sights.map(plainOf),
  }));
}

const question = [
  'You see the dialog “Are you sure, you want to reset?”',
  'You see the button “Continue”',
  'You see the button “Cancel”',
];

describe('scripts for people', () => {
  it('say how another store’s item is put into the cart, with a shop in trouble', async () => {
    const title =
      'Another store’s item: the other items may go, trouble at the shop, tried again, the cart stays as it was';
    expect(await rows('addToCart', 'en', title)).toEqual([
      {
        prepare: [],
        actions: [
          'Open a private window, so that the shop knows nothing of you',
          'Open the page /',
          'Type “Noor Square” into the field “Delivery address”',
          'Press the choice “Noor Square 3…”',
          'Press the button “Food…”',
          'Open the page /product/garlic-butter-pizza-576',
          'Press the button “Add to Cart”',
          'Open the page /product/salted-caramel-pancakes-415',
        ].map((line) => line.replace(/(-\d+)$/, '$1?module_id=1')),
        sights: [],
      },
      { prepare: [], actions: ['Press the button “Add to Cart”'], sights: question },
      {
        prepare: [
          'Open /demo/switch, let the next “POST /customer/cart/add” be answered: trouble at the shop (503); press “Add”',
        ],
        actions: ['Press the button “Continue”'],
        sights: [
          'You see the button “Try again”',
          'You see the button “Close”',
          'You read “Your cart could not be changed. Check your connection and try again.”',
          'the dialog “Are you sure, you want to reset?” is gone',
        ],
      },
      { prepare: [], actions: ['Press the button “Try again”'], sights: question },
      {
        prepare: [],
        actions: ['Press the button “Cancel”'],
        sights: ['the dialog “Are you sure, you want to reset?” is gone'],
      },
    ]);
  });

  it('say what a tester types at the sign-in, and which account of the demo is meant', async () => {
    expect(await rows('signIn', 'en', 'Codes only: the phone is proved')).toEqual([
      { prepare: [], actions: ['Open the page /about-us'], sights: [] },
      {
        prepare: [],
        actions: ['Press the button “Sign In”'],
        sights: [
          'You see the dialog “Sign In”',
          'You see the field “Phone…”',
          'You see the button “Send me a code”',
        ],
      },
      {
        prepare: [],
        actions: [
          'Type “+12025550134” into the field “Phone…”',
          'Press the button “Send me a code”',
        ],
        sights: [
          'You see the dialog “Verification”',
          'You see the field “Digit 1 of 6”',
          'You see the button “Verify”',
        ],
      },
      {
        prepare: [],
        actions: ['Press the button “Use it”', 'Press the button “Verify”'],
        sights: [],
      },
    ]);
  });

  it('use the words of the shop in the tester’s language', async () => {
    const [first] = (await scenes('addToCart', 'ar')).filter(({ name }) =>
      name.startsWith('صنف من متجر آخر'),
    );
    const [, asked, gone] = first?.rows ?? [];
    expect(asked?.actions.map(plainOf)).toEqual(['اضغط الزر “أضف إلى السلة”']);
    expect(gone?.actions.map(plainOf)).toEqual(['اضغط الزر “متابعة”']);
  });

  it('begin every path of the whole product with what a person does, from the address on', () => {
    const without = Object.entries(plays).flatMap(([name, { surroundings }]) =>
      Object.keys(surroundings.starts)
        .filter((start) => (scripts[name]?.starts[start]?.steps.length ?? 0) === 0)
        .map((start) => `${name}: ${start}`),
    );
    expect(without).toEqual([]);
  });

  it('call the things of the tables as the demo calls them', async () => {
    const [first] = await scenes('reviewTrip', 'es');
    const sights = first?.rows.flatMap((row) => row.sights.map(plainOf)) ?? [];
    expect(sights.some((sight) => sight.includes('Atlas'))).toBe(false);
    expect(sights.some((sight) => sight.includes('Helio Street'))).toBe(true);
  });

  it('fill a page that neither the names nor the sights can break', async () => {
    const page = sheet(
      '<b>',
      [
        {
          name: '"<i>',
          given: [],
          data: [],
          rows: [{ prepare: [], actions: [['<u>']], sights: [], meaning: '&' }],
        },
      ],
      'ar',
      'http://127.0.0.1',
    );
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('&quot;&lt;i&gt;');
    expect(page).toContain('&lt;u&gt;');
    expect(page).not.toMatch(/<(b|i|u)>/);
  });

  it('read patterns as people would say them', () => {
    expect(spoken(/^(Add to Cart|Update To Cart)$/).texts).toEqual([
      'Add to Cart',
      'Update To Cart',
    ]);
    expect(spoken(/^Place (the )?Order/i).texts).toEqual(['Place the Order…', 'Place Order…']);
    expect(spoken(/^\/track-order\?/).texts).toEqual(['/track-order?…']);
    expect(spoken(/./).texts).toEqual(['…']);
    expect(spoken(/^(?![\s\S]*(?:Sold out\.|Gone))/)).toEqual({
      texts: ['Sold out.', 'Gone'],
      isAbsent: true,
    });
  });
});
