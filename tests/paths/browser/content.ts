import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { interestsMachine } from '../../../machines/account/interests';
import { languageMachine } from '../../../machines/content/language';
import { newsletterMachine } from '../../../machines/content/newsletter';
import { askShopMachine } from '../../../machines/orders/askShop';
import { askShop as askShopModel } from '../models/askShop';
import { interests as interestsModel } from '../models/interests';
import { language as languageModel } from '../models/language';
import { newsletter as newsletterModel } from '../models/newsletter';
import { askShop as askShopScreens } from '../screens/askShop';
import { interests as interestsScreens } from '../screens/interests';
import { language as languageScreens } from '../screens/language';
import { newsletter as newsletterScreens } from '../screens/newsletter';
import { answersOf, no, refusal } from './answers';
import { changed } from './changed';
import { customer } from './people';
import { notAt, playOf } from './play';
import { customerAtPlace } from './shop';

export const newsletter = playOf(
  newsletterModel,
  notAt(newsletterScreens, { 'newsletter.edited': /^subscribing$/ }),
  defineSurroundings(newsletterMachine, {
    starts: {
      'the footer': async (page) => {
        await page.goto('/about-us');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      },
    },
    answers: {
      // Nobody can take an address off the list again.
      subscribe: answersOf('POST /newsletter/subscribe', {
        subscribed: [200, { message: 'Subscribed.' }],
        refused: no('email_taken', 'No.', 409),
      }),
    },
  }),
);

export const askShop = playOf(
  askShopModel,
  askShopScreens,
  defineSurroundings(askShopMachine, {
    starts: { 'the help page': (page) => page.goto('/help-and-support').then(() => undefined) },
    answers: {
      // Somebody of the shop would read it.
      sendQuestion: answersOf('POST /contact-us', {
        'the shop has it': [200, { message: 'We have your message.' }],
        'the e-mail is not valid': [
          400,
          { errors: [{ code: 'validation', message: 'No.', field: 'email' }] },
        ],
        'too many': [429, refusal('too_many_requests')],
      }),
    },
  }),
);

export const language = playOf(
  languageModel,
  languageScreens,
  defineSurroundings(languageMachine, {
    starts: {
      English: async (page) => {
        await page.goto('/about-us');
        await page
          .getByRole('banner')
          .getByRole('button', { name: 'Language', exact: true })
          .click();
      },
    },
    answers: {
      // The texts of a language are files, and no call.
      turnToLanguage: (result) => (result === 'done' ? 'at once' : null),
      fetchTexts: (result) => (result === 'done' ? 'at once' : null),
    },
  }),
);

/** The page of favourite categories, the first of which is called as the table's is. */
async function atCategories(page: Page, isChosen: boolean): Promise<void> {
  const told = new EventEmitter();
  const first = once(told, 'first');
  await changed<{ id: number }[]>(page, '/categories', ([one, ...others]) => {
    told.emit('first', one?.id);
    return [{ ...one, name: 'Bread' }, ...others];
  });
  await changed(page, '/customer/info', async () => ({ interest: isChosen ? await first : [] }));
  await customerAtPlace(page, await customer());
  await page.goto('/interest');
}

export const interests = playOf(
  interestsModel,
  interestsScreens,
  defineSurroundings(interestsMachine, {
    starts: {
      'nothing chosen': (page) => atCategories(page, false),
      'chosen before': (page) => atCategories(page, true),
    },
    answers: {
      saveInterests: answersOf('POST /customer/update-interest', {
        accepted: 'its own',
        refused: no('refused', 'No.'),
      }),
      // Whose session has ended sees no categories: a stranger's page is not this flow's.
      askToSignIn: () => null,
    },
  }),
);
