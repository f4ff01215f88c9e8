import type { CatalogueModule } from '../catalogue/types.ts';
import type { DishName } from './dishes.ts';
import type { SurfaceName } from './surfaces.ts';

export type Pieces = 'one' | 'ring' | 'rows';

export type Family = {
  /** From the one that suits best; the views of one product take turns in them. */
  surfaces: readonly [SurfaceName, ...SurfaceName[]];
  dish: DishName;
  /** Lie around out of focus. */
  props: readonly string[];
  /** Are served with it. */
  sides: readonly string[];
  /** How many pieces lie: one (a bowl of soup), in a ring (slices, fruit) or in rows (what has a foot and a head). */
  pieces: Pieces;
};

const family = (
  surfaces: Family['surfaces'],
  dish: DishName,
  props: string,
  sides: string,
  pieces: Pieces,
): Family => ({ surfaces, dish, props: props.split(' '), sides: sides.split(' '), pieces });

const ofFood: Record<string, Family> = {
  burgers: family(
    ['wood', 'slate', 'walnut'],
    'board',
    'tomato leafy-green onion cheese-wedge',
    'french-fries cup-with-straw ketchup-bottle',
    'rows',
  ),
  pizza: family(
    ['walnut', 'wood', 'slate'],
    'board',
    'tomato herb olive brown-mushroom garlic',
    'green-salad cup-with-straw olive',
    'ring',
  ),
  wraps: family(
    ['wood', 'linen', 'walnut'],
    'board',
    'tomato lemon hot-pepper leafy-green',
    'french-fries lime cup-with-straw',
    'ring',
  ),
  grills: family(
    ['slate', 'walnut', 'wood'],
    'board',
    'hot-pepper herb garlic lemon onion',
    'flatbread green-salad tomato',
    'ring',
  ),
  rice: family(
    ['linen', 'wood', 'slate'],
    'plate',
    'hot-pepper herb lemon onion',
    'green-salad flatbread teapot',
    'one',
  ),
  soups: family(
    ['slate', 'linen', 'walnut'],
    'none',
    'herb garlic brown-mushroom carrot',
    'bread lemon flatbread',
    'one',
  ),
  salads: family(
    ['marble', 'linen', 'wood'],
    'plate',
    'lemon tomato herb olive',
    'bread oil-bottle lemon',
    'one',
  ),
  asian: family(
    ['slate', 'walnut', 'marble'],
    'tile',
    'lime ginger-root shrimp herb',
    'teacup-without-handle lime chopsticks',
    'rows',
  ),
  seafood: family(
    ['slate', 'marble', 'linen'],
    'plate',
    'lemon herb lime garlic',
    'lemon green-salad french-fries',
    'ring',
  ),
  breakfast: family(
    ['linen', 'wood', 'marble'],
    'plate',
    'strawberry blueberries butter honey-pot',
    'hot-beverage glass-of-milk honey-pot',
    'ring',
  ),
  desserts: family(
    ['marble', 'linen', 'walnut'],
    'plate',
    'strawberry cherries blueberries chocolate-bar',
    'hot-beverage cherries strawberry',
    'ring',
  ),
  drinks: family(
    ['wood', 'marble', 'linen'],
    'none',
    'lemon herb lime cookie',
    'cookie croissant doughnut',
    'one',
  ),
};
const ofGrocery: Record<string, Family> = {
  fruit: family(
    ['wood', 'linen', 'marble'],
    'none',
    'leafy-green lemon strawberry tangerine',
    'basket',
    'ring',
  ),
  vegetables: family(
    ['wood', 'slate', 'linen'],
    'board',
    'leafy-green tomato garlic herb',
    'basket',
    'ring',
  ),
  herbs: family(['marble', 'slate', 'wood'], 'board', 'lemon garlic tomato', 'basket', 'ring'),
  bakery: family(
    ['linen', 'walnut', 'wood'],
    'board',
    'sheaf-of-rice butter honey-pot egg',
    'butter jam-jar glass-of-milk',
    'ring',
  ),
  dairy: family(
    ['marble', 'linen', 'wood'],
    'none',
    'strawberry bread herb blueberries',
    'bread egg honey-pot',
    'rows',
  ),
  meat: family(
    ['slate', 'walnut', 'marble'],
    'board',
    'herb garlic hot-pepper onion',
    'salt herb oil-bottle',
    'ring',
  ),
  fish: family(
    ['slate', 'marble', 'walnut'],
    'tile',
    'lemon herb ice lime',
    'lemon ice salt',
    'ring',
  ),
  pantry: family(
    ['wood', 'linen', 'marble'],
    'none',
    'herb tomato garlic sheaf-of-rice',
    'bread tomato olive',
    'rows',
  ),
  snacks: family(
    ['wood', 'linen', 'marble'],
    'none',
    'cherries strawberry chestnut',
    'glass-of-milk soda-can cookie',
    'rows',
  ),
  drinks: family(
    ['marble', 'wood', 'slate'],
    'none',
    'lemon lime herb ice',
    'glass-of-milk lemon ice',
    'rows',
  ),
  household: family(
    ['studio', 'marble', 'linen'],
    'none',
    'bubbles leafy-green lemon',
    'sponge bubbles soap',
    'rows',
  ),
};
const ofPharmacy: Record<string, Family> = {
  skin: family(
    ['marble', 'linen', 'studio'],
    'podium',
    'cherry-blossom herb leafy-green',
    'hibiscus cherry-blossom',
    'rows',
  ),
  hair: family(
    ['marble', 'studio', 'linen'],
    'podium',
    'hibiscus coconut herb',
    'hibiscus coconut',
    'rows',
  ),
  support: family(
    ['studio', 'linen', 'wood'],
    'none',
    'leafy-green potted-plant',
    'potted-plant',
    'one',
  ),
  devices: family(
    ['studio', 'marble', 'linen'],
    'none',
    'leafy-green red-heart',
    'red-heart',
    'one',
  ),
  vitamins: family(
    ['studio', 'wood', 'marble'],
    'podium',
    'tangerine lemon leafy-green',
    'tangerine lemon glass-of-milk',
    'rows',
  ),
  baby: family(
    ['linen', 'studio', 'wood'],
    'none',
    'teddy-bear cherry-blossom',
    'teddy-bear',
    'rows',
  ),
};
const ofShop: Record<string, Family> = {
  men: family(['linen', 'walnut', 'studio'], 'none', 'briefcase watch', 'mans-shoe watch', 'one'),
  shoes: family(['studio', 'linen', 'wood'], 'podium', 'tulip seedling', 'socks', 'one'),
  bags: family(['linen', 'studio', 'wood'], 'none', 'sunglasses rose', 'sunglasses watch', 'one'),
  phones: family(
    ['studio', 'walnut', 'slate'],
    'podium',
    'potted-plant cactus',
    'potted-plant hot-beverage',
    'one',
  ),
  audio: family(
    ['studio', 'slate', 'walnut'],
    'podium',
    'musical-notes potted-plant',
    'musical-notes potted-plant',
    'one',
  ),
  women: family(
    ['linen', 'studio', 'marble'],
    'none',
    'rose hibiscus ribbon',
    'handbag high-heeled-shoe',
    'one',
  ),
  beauty: family(
    ['marble', 'studio', 'linen'],
    'podium',
    'rose cherry-blossom hibiscus',
    'rose mirror candle',
    'rows',
  ),
  jewellery: family(
    ['marble', 'slate', 'studio'],
    'podium',
    'rose ribbon cherry-blossom',
    'ribbon rose',
    'rows',
  ),
  home: family(
    ['wood', 'studio', 'linen'],
    'none',
    'potted-plant tulip',
    'potted-plant candle',
    'one',
  ),
  tools: family(['wood', 'slate', 'walnut'], 'none', 'wrench screwdriver', 'toolbox', 'one'),
  sports: family(
    ['studio', 'wood', 'slate'],
    'none',
    'leafy-green seedling',
    'water-bottle',
    'one',
  ),
  toys: family(['studio', 'linen', 'wood'], 'none', 'balloon star', 'wrapped-gift balloon', 'one'),
};

const families: Record<CatalogueModule, Record<string, Family>> = {
  food: ofFood,
  grocery: ofGrocery,
  pharmacy: ofPharmacy,
  ecommerce: ofShop,
};

const usual: Record<CatalogueModule, Family> = {
  food: family(['wood', 'marble', 'slate'], 'plate', 'herb lemon tomato', 'bread lemon', 'rows'),
  grocery: family(
    ['wood', 'linen', 'marble'],
    'none',
    'leafy-green lemon tomato',
    'basket',
    'rows',
  ),
  pharmacy: family(
    ['studio', 'marble', 'linen'],
    'podium',
    'leafy-green herb droplet',
    'leafy-green glass-of-milk',
    'rows',
  ),
  ecommerce: family(
    ['studio', 'slate', 'wood'],
    'podium',
    'potted-plant cactus',
    'potted-plant',
    'one',
  ),
};

/** How the goods of a shelf are shown; as others of their module where nothing is known of it. */
export function familyOf(module: CatalogueModule, group: string): Family {
  const known = families[module];
  return (Object.hasOwn(known, group) ? known[group] : undefined) ?? usual[module];
}
