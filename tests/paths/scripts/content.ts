import { defineScript } from '../../../charts/paths/scripts/script';
import { languageMachine } from '../../../machines/content/language';
import { newsletterMachine } from '../../../machines/content/newsletter';
import { askShopMachine } from '../../../machines/orders/askShop';
import { press } from '../screens/pieces';
import { say, stranger } from './say';

export const newsletter = defineScript(newsletterMachine, {
  starts: {
    'the footer': {
      name: say('The newsletter', 'النشرة البريدية', 'El boletín'),
      given: [stranger],
      data: [
        say(
          'An address of your own invention, such as lina@example.com',
          'عنوان من عندك، مثل lina@example.com',
          'Una dirección inventada, como lina@example.com',
        ),
      ],
      steps: [
        { open: '/about-us' },
        {
          say: say('Go to the end of the page', 'انتقل إلى آخر الصفحة', 'Ve al final de la página'),
        },
      ],
    },
  },
});

export const askShop = defineScript(askShopMachine, {
  starts: {
    'the help page': {
      name: say('A question to the shop', 'سؤال إلى المتجر', 'Una pregunta a la tienda'),
      given: [stranger],
      steps: [{ open: '/help-and-support' }],
    },
  },
});

export const language = defineScript(languageMachine, {
  starts: {
    English: {
      name: say('Another language', 'لغة أخرى', 'Otro idioma'),
      given: [say('The shop speaks English', 'لغة المتجر الإنجليزية', 'La tienda está en inglés')],
      steps: [{ open: '/about-us' }, press('Language')],
    },
  },
});
