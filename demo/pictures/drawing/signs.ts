/** What the words of a shop's name bring to mind, the first that fits. */
const meanings: readonly [RegExp, string][] = [
  [/\bbuns?\b|burger/i, 'dish-burger-classic'],
  [/manakish|flatbread/i, 'dish-zaatar'],
  [/shawarma|wrap|kebab/i, 'dish-shawarma-chicken'],
  [/charcoal|ember|grill|fire|coal/i, 'fire'],
  [/spice|pepper|masala|curry/i, 'hot-pepper'],
  [/saffron|rice|biryani|kabsa/i, 'dish-biryani-chicken'],
  [/tokyo|sushi|kyoto|osaka/i, 'dish-maki-tuna'],
  [/noodle|ramen|wok/i, 'dish-ramen'],
  [/fish|\bsea|boat|tide|catch/i, 'dish-bream'],
  [/pizza|napoli|slice/i, 'dish-margherita'],
  [/bean|coffee|cardamom|roast|brew/i, 'dish-flat-white'],
  [/\btea\b|chai/i, 'teapot'],
  [/halawa|sweet|cake|sugar|patisserie|dessert/i, 'shortcake'],
  [/sunrise|sunny|\bsun\b|breakfast/i, 'sun'],
  [/oven|baker|bread|loaf|flour/i, 'bread'],
  [/basket/i, 'basket'],
  [/garden|gate|farm|field/i, 'carrot'],
  [/green|leaf|salad|olive|thyme|herb/i, 'leafy-green'],
  [/harbour|bay|anchor/i, 'shrimp'],
  [/waha|oasis|palm/i, 'palm-tree'],
  [/moon|night|hilal/i, 'star'],
  [/noor|light|lamp/i, 'light-bulb'],
  [/book|page|paper/i, 'books'],
  [/toy|play|kid/i, 'teddy-bear'],
  [/shoe|step|sole/i, 'running-shoe'],
  [/sport|active|goal/i, 'soccer-ball'],
  [/tech|phone|digital|byte|volt|circuit/i, 'mobile-phone'],
  [/sound|audio|music/i, 'headphone'],
  [/tool|hammer|workshop|iron/i, 'toolbox'],
  [/gold|jewel|gem|pearl/i, 'gem-stone'],
  [/beauty|rose|bloom|flower/i, 'rose'],
  [/thread|linen|wear|fashion|style|dress|wardrobe/i, 'dress'],
  [/home|house|room|nest/i, 'couch-and-lamp'],
  [/baby|child|family|mother/i, 'baby-bottle'],
  [/heart|care/i, 'red-heart'],
  [/ride|drive|wheel|road|car\b|motor/i, 'automobile'],
];

export const signOf = (name: string): string | undefined =>
  meanings.find(([pattern]) => pattern.test(name))?.[1];

/** What a campaign's words speak of. */
const promises: readonly [RegExp, readonly string[]][] = [
  [
    /coals?|grill|fire|charcoal/i,
    ['dish-kafta', 'dish-grilled-chops', 'dish-charcoal-chicken', 'hot-pepper'],
  ],
  [/for two|dinner/i, ['dish-ragu', 'dish-fattoush', 'dish-margherita', 'shortcake']],
  [
    /breakfast|morning coffee/i,
    ['dish-pancakes-blueberry', 'dish-cappuccino', 'croissant', 'strawberry'],
  ],
  [/sweet|dessert|cake/i, ['shortcake', 'doughnut', 'cupcake', 'cherries']],
  [/lunch|noon/i, ['sandwich', 'dish-fattoush', 'dish-ramen', 'dish-fries-skin-on']],
  [/picked|fields?|harvest|fresh/i, ['tomato', 'carrot', 'red-apple', 'leafy-green']],
  [/pantry|cupboard/i, ['pasta-pack', 'rice-sack', 'oil-bottle', 'jam-jar']],
  [/skin|soft|glow/i, ['cream-jar', 'lotion-bottle', 'serum-bottle', 'cherry-blossom']],
  [/winter|cold|flu|cough/i, ['syrup-bottle', 'tissue-box', 'lozenges', 'lemon']],
  [/care|clock|health/i, ['first-aid-kit', 'pill-bottle', 'thermometer', 'pill']],
  [/weekend|wheels/i, ['sport-utility-vehicle', 'palm-tree', 'key', 'world-map']],
  [/electric/i, ['motor-scooter', 'bicycle', 'electric-plug', 'potted-plant']],
  [/everybody/i, ['minibus', 'automobile', 'bicycle', 'key']],
  [/present|gift/i, ['wrapped-gift', 'teddy-bear', 'perfume', 'ribbon']],
  [/room|home|house/i, ['couch-and-lamp', 'potted-plant', 'framed-picture', 'candle']],
  [/new in|just in|arriv/i, ['headphone', 'running-shoe', 'handbag', 'watch']],
];

/** The goods of a banner that says this; none where its words name none. */
export const promisedIn = (title: string): readonly string[] | undefined =>
  promises.find(([pattern]) => pattern.test(title))?.[1];
