import { dishes } from '../dishes';

export const shawarmaAlMina = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
stuffed-flatbread garlic dish-shawarma-chicken | Chicken Shawarma | Shaved from the spit, toum, pickles, pressed on the grill until it cracks. | 4.50 | 280 g | 560 | gluten, eggs | halal | shawarma
stuffed-flatbread tomato dish-shawarma-beef | Beef Shawarma | Beef and a little lamb fat, tahini sauce, onion with sumac, parsley. | 5.25 | 280 g | 610 | gluten, sesame | halal | shawarma
stuffed-flatbread french-fries dish-arabi-plate | Arabi Chicken Plate | A wrap cut in eight around fries, garlic sauce and pickles. Made to share. | 8.50 | 520 g | 1080 | gluten, eggs | halal | toppings
stuffed-flatbread leafy-green dish-shawarma-bowl | Shawarma Bowl | The chicken without the bread: lettuce, tomato, cucumber, garlic sauce. | 7.25 | 400 g | 510 | eggs | halal |
stuffed-flatbread pea-pod dish-wrap-tawouk | Tawouk Wrap | Chicken breast in lemon and yoghurt, charcoal-grilled, coleslaw inside. | 4.75 | 270 g | 520 | gluten, milk, eggs | halal | toppings
stuffed-flatbread potato dish-wrap-batata | Batata Wrap | Fries, toum, coleslaw, ketchup. The two-in-the-morning sandwich. | 2.75 | 240 g | 540 | gluten, eggs | veg halal |
falafel tomato dish-wrap-falafel | Falafel Wrap | Four balls crushed by hand, tarator, turnip pickle, mint. | 3.00 | 260 g | 480 | gluten, sesame | veg halal | spice
falafel dish-falafel-box | Box of Falafel | A dozen, fried when you order, with tarator and radish. | 4.25 | 12 pieces | 620 | sesame | veg halal |
burrito cut-of-meat dish-wrap-kafta | Kafta Saj Roll | Parsley kafta rolled in saj bread with grilled tomato and biwaz. | 4.95 | 270 g | 560 | gluten | halal | toppings
burrito poultry-leg dish-wrap-fajita | Fajita Saj | Chicken strips, peppers and melted kashkaval in thin saj bread. | 5.40 | 290 g | 640 | gluten, milk | halal | toppings
taco lemon | Samkeh Harra Taco | White fish in coriander and chilli, tahini, on a small warm flatbread. | 4.50 | 2 pieces | 430 | gluten, fish, sesame | halal |
taco avocado | Sujuk Taco | Spiced sausage crisped on the plate with avocado and pickled chilli. | 4.25 | 2 pieces | 490 | gluten | halal |
tamale | Stuffed Vine Leaves | Ten small ones with rice and tomato, sour and cold, as they should be. | 4.75 | 10 pieces | 290 |  | veg halal |
poultry-leg garlic dish-half-chicken | Half Chicken on Charcoal | Boned, flattened, grilled slowly, with toum and pickles. | 8.90 | 520 g | 820 | eggs | halal |
french-fries hot-pepper dish-batata-harra | Batata Harra | Cubes fried hard with coriander, garlic and red chilli. | 3.50 | 220 g | 380 |  | veg halal |
cucumber garlic dish-pickles | Pickle Plate | Turnips, cucumbers and chillies from our own barrels. | 2.00 | 200 g | 35 | sulphites | veg halal |
cup-with-straw dish-ayran | Salted Ayran | Cold yoghurt drink, whisked, with a pinch of salt and mint. | 1.75 | 330 ml | 110 | milk | veg halal |
`);
