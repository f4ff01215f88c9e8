import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

const texts = (list: readonly string[]): Localized[] => list.map((text) => t(text));

export const comments: Record<'food' | 'goods', Record<3 | 4 | 5, Localized[]>> = {
  food: {
    5: texts([
      'Arrived hot and tasted even better than last time.',
      'The whole family fought over the last piece.',
      'Generous portion, neatly packed, nothing spilled.',
      'Honestly the best in the neighbourhood.',
      'Exactly what I needed after a long day.',
    ]),
    4: texts([
      'Very good, I would only like a little more sauce.',
      'Tasty and fresh, came ten minutes late.',
      'Good value for lunch.',
    ]),
    3: texts([
      'Fine, but it was only lukewarm when it came.',
      'Good taste, small portion for the price.',
    ]),
  },
  goods: {
    5: texts([
      'Exactly as described and well packed.',
      'Better quality than I expected for this price.',
      'Ordered in the morning, had it before noon.',
      'Second time I buy this and I am happy again.',
    ]),
    4: texts([
      'Good product, the box was a little dented.',
      'Does what it should. Delivery was friendly.',
      'Nice, though I had hoped for another shade.',
    ]),
    3: texts([
      'It is all right. Not more, not less.',
      'Works, but the instructions are hard to follow.',
    ]),
  },
};

export const reviewers: readonly Localized[] = texts([
  'Layla H.',
  'Omar S.',
  'Mariam A.',
  'Yusuf K.',
  'Nadia R.',
  'Daniel B.',
  'Huda M.',
  'Tariq F.',
  'Sofia L.',
  'Khalid N.',
  'Amina T.',
  'George P.',
  'Salma D.',
  'Ibrahim Z.',
]);

export const replies: readonly Localized[] = texts([
  'Thank you! We have passed this on to the team.',
  'Thank you for telling us, we will do better next time.',
]);
