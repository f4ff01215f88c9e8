import { dishes } from '../dishes';

export const tokyoLane = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
sushi lemon dish-nigiri | Salmon Nigiri | Six pieces, rice still slightly warm, wasabi under the fish. | 9.50 | 6 pieces | 340 | fish, soy | halal | wasabi
sushi avocado dish-maki-avocado | Avocado Maki | Eight small rolls, ripe avocado, toasted sesame. | 5.75 | 8 pieces | 290 | soy, sesame | veg halal | wasabi
sushi cucumber dish-maki-cucumber | Kappa Maki | Cucumber, rice, nori. The test of a sushi kitchen. | 4.75 | 8 pieces | 230 | soy | veg halal | wasabi
sushi hot-pepper dish-maki-tuna | Spicy Tuna Roll | Chopped tuna with chilli mayonnaise and spring onion, inside out. | 8.90 | 8 pieces | 420 | fish, eggs, soy, sesame | halal | wasabi
sushi fried-shrimp dish-maki-prawn | Crispy Prawn Roll | Tempura prawn and cucumber, sweet soy on top. | 9.25 | 8 pieces | 470 | crustaceans, gluten, eggs, soy | halal | wasabi
sushi dish-sushi-platter | Lane Platter | Twenty pieces chosen by the counter: nigiri, maki, one surprise. | 24.50 | 20 pieces | 1050 | fish, crustaceans, eggs, gluten, soy, sesame | halal | wasabi
bento-box poultry-leg dish-bento-teriyaki | Chicken Teriyaki Bento | Glazed thigh, rice, pickles, a square of omelette. | 11.50 | 480 g | 720 | gluten, eggs, soy |  |
bento-box lemon dish-bento-salmon | Salmon Bento | Salt-grilled salmon, sesame spinach, rice with black sesame. | 13.25 | 460 g | 650 | fish, soy, sesame | halal |
bento-box broccoli dish-bento-tofu | Tofu Bento | Crisp tofu in ginger soy, greens, rice, pickled plum. | 9.75 | 450 g | 580 | soy, gluten, sesame | veg halal |
rice-ball lemon | Salmon Onigiri | One rice ball, salted salmon in the middle, nori kept crisp apart. | 3.25 | 120 g | 200 | fish, soy | halal |
rice-ball lemon | Umeboshi Onigiri | Sour plum, so sour that you will want green tea. | 2.90 | 120 g | 180 | soy | veg halal |
dumpling poultry-leg dish-gyoza | Chicken Gyoza | Six, fried on one side only, with vinegar soy. | 5.90 | 6 pieces | 330 | gluten, soy, sesame | halal |
oden egg | Oden Pot | Radish, fish cake and egg simmered in dashi since noon. | 8.25 | 400 ml | 260 | fish, eggs, soy, gluten | halal |
fish-cake-with-swirl | Grilled Fish Cakes | Three skewers of naruto, brushed with sweet soy over coals. | 5.50 | 3 pieces | 210 | fish, soy, gluten, eggs | halal |
teacup-without-handle pea-pod dish-miso-soup | Miso Soup | Tofu, wakame, spring onion. Small, to begin with. | 2.75 | 250 ml | 60 | soy, fish | halal |
fried-shrimp dish-tempura | Prawn Tempura | Five prawns in a batter you can see through, grated radish. | 9.90 | 5 pieces | 380 | crustaceans, gluten, eggs, soy | halal |
dango | Mitarashi Dango | Rice dumplings on sticks, toasted, sweet and salty glaze. | 3.50 | 3 pieces | 240 | soy, gluten | veg halal |
teacup-without-handle dish-genmaicha | Genmaicha | Green tea with toasted rice, refilled when you ask. | 2.50 | 300 ml | 3 |  | veg halal |
`);
