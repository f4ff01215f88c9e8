import { dishes } from '../dishes';

export const spiceRoute = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
curry-rice tomato dish-butter-chicken | Butter Chicken | Tandoori chicken in tomato, butter and fenugreek, with basmati. | 11.25 | 550 g | 890 | milk, nuts | halal | spice
curry-rice cut-of-meat dish-rogan-josh | Lamb Rogan Josh | Kashmiri chilli for colour more than for fire, slow shoulder. | 12.50 | 540 g | 860 | milk | halal | spice
curry-rice leafy-green dish-palak-paneer | Palak Paneer | Spinach cooked bright green, cubes of our own paneer. | 9.50 | 500 g | 640 | milk | veg halal | spice
curry-rice beans dish-dal-makhani | Dal Makhani | Black lentils left on the tandoor overnight. | 8.75 | 500 g | 620 | milk | veg halal |
curry-rice potato dish-aloo-gobi | Aloo Gobi | Potato and cauliflower, dry, turmeric, green chilli. | 8.25 | 480 g | 520 | mustard | veg halal | spice
curry-rice shrimp dish-goan-prawns | Goan Prawn Curry | Coconut, tamarind, curry leaves; sour before it is hot. | 13.25 | 520 g | 690 | crustaceans, mustard | halal | spice
curry-rice lemon dish-bengali-fish | Bengali Fish Curry | River fish in mustard, as in Kolkata. | 12.25 | 520 g | 610 | fish, mustard | halal | spice
curry-rice eggplant dish-chana-masala | Chickpea Chana Masala | Chickpeas, dried mango powder, ginger in strips. | 8.25 | 500 g | 560 |  | veg halal | spice
cooked-rice lemon dish-lemon-rice | Lemon Rice | Mustard seeds, peanuts, curry leaves. | 3.50 | 280 g | 390 | peanuts, mustard | veg halal |
cooked-rice | Basmati Rice | Plain, separate grains, a clove somewhere. | 2.50 | 250 g | 320 |  | veg halal |
kebab lemon dish-chicken-tikka | Chicken Tikka | Off the skewer, mint chutney, raw onion. | 9.75 | 320 g | 480 | milk, mustard | halal | spice
kebab herb dish-seekh | Seekh Kebab | Minced lamb, green chilli and coriander, two long skewers. | 10.50 | 300 g | 620 |  | halal |
poultry-leg lemon dish-tandoori | Tandoori Chicken | Half a bird, charred at the tips, lime. | 10.25 | 480 g | 690 | milk, mustard | halal |
hot-pepper potato dish-samosas | Vegetable Samosas | Three, potato and pea, tamarind for dipping. | 4.50 | 3 pieces | 390 | gluten | veg halal |
baguette-bread butter dish-naan | Butter Naan | Slapped to the wall of the oven, brushed when it falls off. | 2.25 | 120 g | 340 | gluten, milk | veg halal |
meat-on-bone potato dish-nihari | Nihari | Beef shank simmered from evening to breakfast, ginger, naan. | 12.90 | 520 g | 840 | gluten, milk | halal mornings |
cucumber carrot dish-kachumber | Kachumber | Cucumber, tomato, onion, lime. Cools what the curry starts. | 3.75 | 220 g | 60 |  | veg halal |
`);
