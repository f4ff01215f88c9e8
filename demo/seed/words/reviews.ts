import type { Localized } from '../../../domain/language/localized';

const texts = (list: readonly (readonly [string, string])[]): Localized[] =>
  list.map(([en, ar]) => ({ en, ar }));

/** What shoppers write, by the stars that they give. */
export const comments: Record<'food' | 'goods', Record<3 | 4 | 5, Localized[]>> = {
  food: {
    5: texts([
      [
        'Arrived hot and tasted even better than last time.',
        'وصل ساخنًا وطعمه أفضل من المرة السابقة.',
      ],
      ['The whole family fought over the last piece.', 'تنافست العائلة كلها على آخر قطعة.'],
      ['Generous portion, neatly packed, nothing spilled.', 'حصة سخية وتغليف مرتب ولم ينسكب شيء.'],
      ['Honestly the best in the neighbourhood.', 'بصراحة الأفضل في الحي.'],
      ['Exactly what I needed after a long day.', 'تمامًا ما احتجته بعد يوم طويل.'],
    ]),
    4: texts([
      ['Very good, I would only like a little more sauce.', 'جيد جدًا، أتمنى فقط المزيد من الصلصة.'],
      ['Tasty and fresh, came ten minutes late.', 'لذيذ وطازج، وتأخر عشر دقائق.'],
      ['Good value for lunch.', 'قيمة جيدة لوجبة الغداء.'],
    ]),
    3: texts([
      ['Fine, but it was only lukewarm when it came.', 'لا بأس به، لكنه وصل فاترًا.'],
      ['Good taste, small portion for the price.', 'طعم جيد، والحصة صغيرة مقارنة بالسعر.'],
    ]),
  },
  goods: {
    5: texts([
      ['Exactly as described and well packed.', 'مطابق للوصف تمامًا ومغلف جيدًا.'],
      ['Better quality than I expected for this price.', 'جودة أفضل مما توقعت بهذا السعر.'],
      ['Ordered in the morning, had it before noon.', 'طلبته صباحًا ووصل قبل الظهر.'],
      ['Second time I buy this and I am happy again.', 'أشتريه للمرة الثانية وأنا راضٍ مجددًا.'],
    ]),
    4: texts([
      ['Good product, the box was a little dented.', 'منتج جيد، والعلبة منبعجة قليلًا.'],
      ['Does what it should. Delivery was friendly.', 'يؤدي المطلوب، والمندوب كان لطيفًا.'],
      ['Nice, though I had hoped for another shade.', 'جميل، وإن كنت أتمنى درجة لون أخرى.'],
    ]),
    3: texts([
      ['It is all right. Not more, not less.', 'مقبول، لا أكثر ولا أقل.'],
      ['Works, but the instructions are hard to follow.', 'يعمل، لكن التعليمات صعبة الفهم.'],
    ]),
  },
};

export const reviewers: readonly Localized[] = texts([
  ['Layla H.', 'ليلى ح.'],
  ['Omar S.', 'عمر س.'],
  ['Mariam A.', 'مريم ع.'],
  ['Yusuf K.', 'يوسف ك.'],
  ['Nadia R.', 'نادية ر.'],
  ['Daniel B.', 'دانيال ب.'],
  ['Huda M.', 'هدى م.'],
  ['Tariq F.', 'طارق ف.'],
  ['Sofia L.', 'صوفيا ل.'],
  ['Khalid N.', 'خالد ن.'],
  ['Amina T.', 'أمينة ت.'],
  ['George P.', 'جورج ب.'],
  ['Salma D.', 'سلمى د.'],
  ['Ibrahim Z.', 'إبراهيم ز.'],
]);

export const replies: readonly Localized[] = texts([
  ['Thank you! We have passed this on to the team.', 'شكرًا لك! نقلنا كلماتك إلى الفريق.'],
  [
    'Thank you for telling us, we will do better next time.',
    'شكرًا لإخبارنا، سنكون أفضل في المرة القادمة.',
  ],
]);
