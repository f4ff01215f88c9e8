import { dishes } from '../dishes';

export const charcoalHouse = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
kebab tomato dish-kafta | Kafta Skewers | Lamb and beef minced with parsley and onion, three skewers, grilled tomato. | 11.50 | 380 g | 720 | gluten | halal |
kebab garlic dish-tawouk | Shish Tawouk | Chicken marinated two days in lemon, garlic and yoghurt. | 10.25 | 360 g | 560 | gluten, milk, eggs | halal |
kebab onion dish-lamb-cubes | Lamb Cubes | Leg of lamb in large cubes, salt, fire, nothing else. | 13.90 | 350 g | 690 | gluten | halal |
kebab eggplant dish-aubergine-kebab | Aubergine Kebab | Mince between slices of aubergine that go soft and smoky. | 11.90 | 400 g | 640 | gluten | halal |
kebab hot-pepper dish-khashkhash | Kebab Khashkhash | On a bed of tomato sauce with garlic and as much chilli as we dare. | 12.25 | 400 g | 710 | gluten | halal | spice
meat-on-bone dish-grilled-chops | Lamb Chops | Six chops, thin, pink in the middle unless you say otherwise. | 17.50 | 6 pieces | 780 |  | halal | done
cut-of-meat dish-steak | Ribeye over Charcoal | A thick cut, rested before it is sliced, with grilled onions. | 19.75 | 300 g | 810 |  | halal | done
poultry-leg dish-charcoal-chicken | Charcoal Half Chicken | Sumac, lemon and smoke. Comes with garlic sauce and bread. | 9.50 | 550 g | 860 | gluten, eggs | halal |
poultry-leg hot-pepper dish-lemon-wings | Chicken Wings with Lemon | Twelve wings, grilled then tossed with garlic, coriander and lemon. | 7.50 | 12 pieces | 690 |  | halal |
hot-pepper tomato dish-grilled-vegetables | Grilled Vegetables | Whole peppers, onions and tomatoes blistered and dressed with vinegar. | 5.50 | 300 g | 180 | sulphites | veg halal |
shallow-pan-of-food meat-on-bone pan-iron-roast | Mixed Grill for Two | Kafta, tawouk, lamb cubes and chops under a blanket of bread. | 29.00 | 900 g | 1780 | gluten, milk, eggs | halal |
olive garlic dish-hummus | Hummus | Whipped with ice so that it stays light, good oil on top. | 4.25 | 220 g | 380 | sesame | veg halal |
olive eggplant dish-moutabal | Moutabal | Aubergine burnt black on the coals, peeled, beaten with tahini. | 4.50 | 220 g | 260 | sesame, milk | veg halal |
green-salad tomato dish-fattoush | Fattoush | Crisp bread, purslane, radish and a dressing sharp with sumac. | 5.25 | 300 g | 240 | gluten | veg halal |
tomato herb dish-tabbouleh | Tabbouleh | More parsley than bulgur, chopped by hand twice a day. | 4.90 | 250 g | 190 | gluten | veg halal |
cucumber herb dish-cucumber-yoghurt | Cucumber and Yoghurt | Cold, garlicky, with dried mint. For between two skewers. | 3.50 | 250 g | 130 | milk | veg halal |
`);
