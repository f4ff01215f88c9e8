import { defineSurroundings } from '../../../charts/package/define';
import { textNewsMachine } from '../../../machines/account/textNews';
import { textNews as model } from '../models/textNews';
import { textNews as screens } from '../screens/textNews';
import { answersOf, sessionOver } from './answers';
import { changed } from './changed';
import { newPerson } from './people';
import { playOf } from './play';
import { customerAtPlace } from './shop';

export const textNews = playOf(
  model,
  screens,
  defineSurroundings(textNewsMachine, {
    starts: {
      'a customer who gets them': async (page) => {
        await customerAtPlace(page, await newPerson());
        // Not every shop sends texts.
        await changed<object>(page, '/customer/info', (profile) => ({
          ...profile,
          text_messages: 1,
        }));
        await page.goto('/settings');
        await page.getByRole('switch', { name: 'Text messages about your orders' }).waitFor();
      },
    },
    answers: {
      noteWish: answersOf('PUT /customer/text-messages', {
        'it is noted': [200, { text_messages: 1 }],
        'the session has ended': sessionOver,
      }),
    },
  }),
);
