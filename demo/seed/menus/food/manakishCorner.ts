import { dishes } from '../dishes';

export const manakishCorner = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
flatbread herb dish-zaatar | Zaatar Manousheh | Our thyme mix from the Akkar hills with plenty of olive oil. | 2.25 | 180 g | 430 | gluten, sesame | veg halal | dough
flatbread cheese-wedge dish-akkawi | Akkawi Cheese Manousheh | Akkawi soaked until it is barely salty, then baked until it bubbles. | 3.25 | 210 g | 520 | gluten, milk | veg halal | dough
flatbread cut-of-meat dish-lahm-bi-ajeen | Lahm bi Ajeen | Minced lamb with tomato, onion and pomegranate molasses, thin as paper. | 3.75 | 200 g | 480 | gluten | halal |
flatbread tomato dish-half-and-half | Half and Half | Zaatar on one side, cheese on the other, for those who never decide. | 3.00 | 200 g | 480 | gluten, milk, sesame | veg halal | dough
flatbread hot-pepper dish-muhammara | Muhammara Manousheh | Red pepper paste with walnuts, a little smoke and a little heat. | 2.90 | 190 g | 450 | gluten, nuts | veg halal | dough
flatbread leafy-green dish-fatayer | Spinach Fatayer | Three closed triangles, sour with sumac, good cold too. | 3.50 | 3 pieces | 390 | gluten | veg halal |
flatbread egg dish-awarma-egg | Awarma and Egg Manousheh | Lamb confit the mountain way, with an egg broken over it in the oven. | 4.75 | 240 g | 640 | gluten, eggs | halal mornings |
flatbread olive dish-labneh-roll | Labneh and Olive Roll | Thick labneh, green olives, cucumber and mint in warm bread. | 3.20 | 220 g | 410 | gluten, milk | veg halal |
flatbread beans dish-kishk | Kishk Manousheh | Dried yoghurt and bulgur with tomato and sesame. Grandmothers approve. | 3.10 | 200 g | 440 | gluten, milk, sesame | veg halal mornings |
calzone cheese-wedge | Cheese and Turkey Pocket | Smoked turkey and kashkaval folded in, brushed with butter. | 4.25 | 230 g | 560 | gluten, milk | halal |
calzone brown-mushroom | Sujuk Pocket | Spiced beef sausage, pickles and tomato, folded and baked shut. | 4.50 | 240 g | 590 | gluten, milk | halal |
cooking tomato skillet-iron-tomato | Shakshuka | Three eggs in peppers and tomato, in the pan it was made in. | 5.50 | 350 g | 380 | eggs | veg halal | spice
cooking | Eggs with Sumac | Fried in olive oil until the edges lace, with sumac and flat bread. | 4.25 | 2 pieces | 360 | eggs, gluten | veg halal mornings |
beans tomato dish-foul | Foul Mudammas | Broad beans simmered overnight, cumin, lemon, tomato. Bread comes with it. | 4.50 | 400 g | 470 | gluten | veg halal mornings |
beans olive dish-balila | Balila | Whole chickpeas, warm, with garlic, lemon and toasted pine nuts. | 4.25 | 350 g | 430 | nuts | veg halal mornings |
pie tangerine dish-knafeh-bun | Knafeh in a Bun | Warm cheese knafeh in a sesame ring, syrup on the side. | 4.75 | 250 g | 690 | gluten, milk, sesame | veg halal |
teacup-without-handle herb dish-sage-tea | Glass of Sage Tea | Black tea with dried sage, sugar in the bag. | 1.50 | 250 ml | 5 |  | veg halal |
`);
