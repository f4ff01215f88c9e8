import { dishes } from '../dishes';

export const sunriseBreakfast = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
cooking bread | Full Sunrise | Two eggs, beef sausage, beans, mushrooms, tomato, toast. | 10.50 | 520 g | 860 | eggs, gluten, milk, celery | halal | eggs
cooking tomato skillet-copper-tomato | Turkish Menemen | Eggs scrambled softly into peppers and tomatoes. | 6.50 | 340 g | 390 | eggs, milk | veg halal |
cooking herb skillet-copper | Herb Omelette | Three eggs, parsley, mint, spring onion, still soft inside. | 5.75 | 220 g | 340 | eggs, milk | veg halal |
cooking avocado skillet-steel | Eggs Benedict with Turkey | Poached eggs, smoked turkey, hollandaise on a muffin. | 9.25 | 290 g | 640 | eggs, gluten, milk | halal |
pancakes blueberries dish-pancakes-blueberry | Blueberry Pancakes | Three thick ones, berries in the batter, maple syrup. | 6.90 | 280 g | 610 | gluten, milk, eggs | veg halal |
pancakes banana dish-pancakes-banana | Banana Oat Pancakes | No sugar but the banana's, a spoon of yoghurt. | 6.50 | 260 g | 430 | gluten, milk, eggs | veg halal |
pancakes honey-pot dish-baghrir | Baghrir | Moroccan thousand-hole pancakes with butter and honey. | 5.25 | 4 pieces | 480 | gluten, milk | veg halal mornings |
waffle strawberry | Strawberry Waffle | Crisp outside, fresh strawberries, cream that is hardly sweet. | 7.25 | 260 g | 560 | gluten, milk, eggs | veg halal |
waffle poultry-leg | Chicken and Waffle | Fried thigh, chilli honey, a savoury waffle with chives. | 9.90 | 360 g | 890 | gluten, milk, eggs | halal |
croissant butter | Butter Croissant | Laminated over two days, baked at five in the morning. | 2.75 | 75 g | 310 | gluten, milk, eggs | veg halal |
croissant chocolate-bar | Pain au Chocolat | Two bars of dark chocolate, one would be mean. | 3.25 | 85 g | 370 | gluten, milk, eggs, soy | veg halal |
croissant cheese-wedge | Ham and Cheese Croissant | Filled with smoked turkey and gruyère, warmed. | 4.90 | 150 g | 460 | gluten, milk, eggs | halal |
bread egg dish-french-toast | Brioche French Toast | Soaked the night before, caramelised, orange segments. | 7.50 | 260 g | 590 | gluten, milk, eggs | veg halal |
bread avocado dish-fig-toast | Ricotta and Fig Toast | Whipped ricotta, figs, thyme honey on sourdough. | 6.75 | 220 g | 420 | gluten, milk | veg halal |
bagel lemon | Smoked Salmon Bagel | Cream cheese, capers, red onion, lemon. | 8.50 | 240 g | 490 | gluten, fish, milk, sesame | halal |
bagel egg | Egg and Cheddar Bagel | Folded egg, melted cheddar, tomato jam. | 5.90 | 220 g | 540 | gluten, eggs, milk, sesame | veg halal |
pretzel | Soft Pretzel | Warm, with coarse salt and sweet mustard. | 2.90 | 110 g | 310 | gluten, mustard | veg halal |
cooked-rice banana dish-porridge | Porridge with Dates | Oats cooked in milk, dates, tahini, cinnamon. | 4.90 | 350 g | 410 | gluten, milk, sesame | veg halal |
`);
