import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/food';

export interface Manner {
  name: Localized;
  about: Localized;
  meat?: boolean;
}

const manner = (name: string, about: string): Manner => ({ name: t(name), about: t(about) });

export const savoury: readonly Manner[] = [
  manner('Smoky BBQ', 'Glazed with a slow-cooked smoky barbecue sauce.'),
  manner('Lemon Herb', 'Brightened with lemon, thyme and fresh parsley.'),
  manner('Garlic Butter', 'Finished with melted butter and roasted garlic.'),
  manner('Harissa', 'Warm with our own harissa of sun-dried chillies.'),
  manner('Truffle Mushroom', 'With pan-fried mushrooms and a touch of truffle.'),
  manner('Double Cheese', 'Twice the cheese, melted until it pulls.'),
  manner('Sesame Ginger', 'Tossed in toasted sesame, soy and ginger.'),
  manner('Zaatar', 'Rubbed with zaatar and good olive oil.'),
  manner('Chilli Lime', 'A little heat, a squeeze of lime.'),
  manner('Pomegranate', 'Dressed with pomegranate molasses and mint.'),
  manner('House', 'The recipe that the kitchen opened with.'),
  manner('Farmhouse', 'Rustic, generous and made from the morning market.'),
];

export const sweet: readonly Manner[] = [
  manner('Pistachio', 'Covered in crushed Aleppo pistachios.'),
  manner('Dark Chocolate', 'Made with 70% chocolate, not too sweet.'),
  manner('Saffron', 'Fragrant with saffron and a little cardamom.'),
  manner('Date & Walnut', 'Soft dates and toasted walnuts in every bite.'),
  manner('Rose', 'Lightly scented with rose water.'),
  manner('Salted Caramel', 'With caramel that we cook in small pots.'),
  manner('Vanilla', 'With seeds of real vanilla.'),
  manner('Wild Berry', 'Topped with a tart berry compote.'),
  manner('Coconut', 'Rolled in toasted coconut.'),
  manner('Honey', 'Sweetened only with mountain honey.'),
  manner('Hazelnut', 'With a smooth roasted hazelnut cream.'),
  manner('Orange Blossom', 'With orange blossom and a crisp finish.'),
];

export const drinks: readonly Manner[] = [
  manner('Cardamom', 'Scented with freshly ground cardamom.'),
  manner('Fresh Mint', 'With a handful of mint picked this morning.'),
  manner('Ginger', 'Fresh ginger gives it a warm end.'),
  manner('Vanilla', 'Rounded with real vanilla.'),
  manner('Caramel', 'With a ribbon of caramel.'),
  manner('Saffron', 'Golden with saffron threads.'),
  manner('Rose', 'With rose water, light and cool.'),
  manner('Cinnamon', 'Dusted with cinnamon.'),
  manner('Orange', 'With freshly pressed orange.'),
  manner('Coconut', 'Made creamy with coconut milk.'),
];

/** Icons of savoury groups that are sweet all the same. */
export const sweetIcons: readonly string[] = ['pancakes', 'waffle', 'croissant', 'bread'];
/** Icons that cannot be had without meat or fish. */
export const meatIcons: readonly string[] = [
  'hamburger',
  'sandwich',
  'hot-dog',
  'stuffed-flatbread',
  'burrito',
  'taco',
  'tamale',
  'poultry-leg',
  'meat-on-bone',
  'cut-of-meat',
  'kebab',
  'hot-pepper',
  'shallow-pan-of-food',
  'curry-rice',
  'pot-of-food',
  'sushi',
  'takeout-box',
  'dumpling',
  'bento-box',
  'oden',
  'fish-cake-with-swirl',
  'fried-shrimp',
  'shrimp',
  'lobster',
  'squid',
  'crab',
  'tropical-fish',
  'calzone',
];

export const foodEndings: readonly Localized[] = [
  t('Cooked to order and packed so that it arrives hot.'),
  t('Enough for one hungry person.'),
  t('Our guests order it again more than anything else.'),
  t('Made in small batches every day.'),
  t('Tell us in the order note if you like it milder.'),
];
