import { dishes } from '../dishes';

export const beanAndCardamom = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
hot-beverage dish-arabic-coffee | Arabic Coffee | Light roast, cardamom, saffron; a small pot and four cups. | 4.50 | 400 ml | 8 |  | veg halal |
hot-beverage chocolate-bar dish-flat-white | Flat White | Two ristretti, milk like paint. | 3.25 | 180 ml | 120 | milk | veg halal | milk
hot-beverage coconut dish-cappuccino | Cappuccino | Thick foam, cocoa only if you want it. | 3.25 | 220 ml | 130 | milk | veg halal | milk
hot-beverage dish-turkish-coffee | Turkish Coffee | Boiled three times, medium sweet unless you say so. | 2.25 | 80 ml | 20 |  | veg halal | sugar
hot-beverage lemon dish-espresso | Espresso | This month from Haraz, Yemen: dried fruit, cocoa. | 1.90 | 40 ml | 3 |  | veg halal |
iced-coffee dish-cold-brew | Cold Brew | Steeped eighteen hours, no bitterness, a lot of caffeine. | 3.75 | 350 ml | 10 |  | veg halal | milk
iced-coffee coconut dish-spanish-latte | Iced Spanish Latte | Condensed milk at the bottom, espresso on top. Stir. | 4.50 | 350 ml | 260 | milk | veg halal | milk
iced-coffee chocolate-bar dish-iced-mocha | Iced Mocha | Real chocolate melted into the shot. | 4.75 | 350 ml | 290 | milk, soy | veg halal | milk
teapot dish-mint-tea | Moroccan Mint Tea | Gunpowder green, a fist of mint, poured from high. | 3.90 | 500 ml | 90 |  | veg halal | sugar
teapot lemon dish-karak | Karak Chai | Black tea boiled in milk with cardamom and ginger. | 2.50 | 300 ml | 150 | milk | veg halal | sugar
teacup-without-handle lemon dish-sencha | Sencha | Brewed at seventy degrees; it travels well. | 2.75 | 300 ml | 2 |  | veg halal |
mate | Yerba Mate | As drunk in Sweida: small glass, long talk. | 3.25 | 300 ml | 5 |  | veg halal |
bubble-tea | Date Milk Bubble Tea | Date syrup, milk tea, tapioca cooked every two hours. | 4.75 | 450 ml | 320 | milk | veg halal | milk
tropical-drink lemon dish-lemon-mint | Lemon and Mint | Crushed with ice, whole leaves, hardly sweet. | 3.50 | 400 ml | 110 |  | veg halal | size
tropical-drink mango dish-mango-lassi | Mango Lassi | Alphonso pulp, yoghurt, a little cardamom. | 4.25 | 400 ml | 240 | milk | veg halal |
cookie honey-pot dish-shortbread | Cardamom Shortbread | Three pieces, butter and cardamom, for the saucer. | 2.25 | 3 pieces | 270 | gluten, milk | veg halal |
croissant honey-pot dish-date-roll | Date and Tahini Roll | A bun with its spiral of date paste, tahini glaze. | 3.50 | 120 g | 390 | gluten, milk, sesame, eggs | veg halal |
shortcake chocolate-bar dish-brownie | Espresso Brownie | Dense, dark, with a shot baked into it. | 3.75 | 110 g | 430 | gluten, milk, eggs, nuts, soy | veg halal |
`);
