import { dishes } from '../dishes';

export const saffronKitchen = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
shallow-pan-of-food poultry-leg pan-steel-amber | Chicken Kabsa | Long-grain rice, dried lime, half a chicken and a bowl of hot daqqus. | 9.75 | 650 g | 980 | nuts | halal |
shallow-pan-of-food meat-on-bone pan-copper-onion | Lamb Mandi | Shoulder that falls from the bone, rice smoked with a piece of charcoal. | 14.50 | 700 g | 1150 | nuts, milk | halal |
shallow-pan-of-food shrimp pan-clay-tomato | Prawn Machboos | Gulf prawns, tomato rice, dill and a crust from the bottom of the pot. | 13.75 | 600 g | 820 | crustaceans | halal |
curry-rice poultry-leg dish-biryani-chicken | Chicken Biryani | Layered and sealed with dough; saffron only where it landed. | 9.90 | 620 g | 960 | milk, gluten, nuts | halal | spice
curry-rice carrot dish-biryani-vegetable | Vegetable Biryani | Cauliflower, carrots, peas and fried onions, with raita. | 8.25 | 580 g | 760 | milk, nuts | veg halal | spice
cooked-rice chestnut dish-almond-rice | Rice with Almonds | A bowl of buttery rice with toasted almonds and vermicelli. | 3.75 | 300 g | 470 | nuts, gluten, milk | veg halal |
shallow-pan-of-food eggplant pan-steel-saffron | Maqluba | Turned over when it reaches the plate: aubergine, chicken, rice. | 10.50 | 650 g | 970 | nuts | halal |
shallow-pan-of-food lemon pan-clay-onion | Sayadieh | Fisherman's rice, dark with onions, hake and a tahini sauce. | 12.90 | 600 g | 840 | fish, sesame, nuts | halal |
pot-of-food potato pot-clay | Lamb Saloona | A weekday stew with potatoes, marrow and loomi. Rice included. | 9.50 | 600 g | 790 |  | halal |
pot-of-food leafy-green pot-iron-herb | Molokhia with Chicken | Leaves cooked whole in broth, a lot of garlic, vinegar onions on the side. | 9.25 | 600 g | 650 | sulphites, celery | halal |
pot-of-food beans pot-enamel-tomato | Fasolia with Lamb | White beans and small pieces of lamb in tomato, better the second day. | 8.75 | 580 g | 720 |  | halal |
pot-of-food tomato pot-copper-tomato | Dawood Basha | Small meatballs with pine nuts in a dark tomato and onion sauce. | 9.40 | 560 g | 810 | nuts | halal |
pot-of-food lemon pot-clay-saffron | Lentil Soup | Red lentils, cumin, a wedge of lemon and fried bread. | 3.50 | 350 ml | 260 | gluten, celery | veg halal |
cooked-rice sheaf-of-rice dish-harees | Harees | Wheat and lamb beaten for hours until you need only a spoon. | 7.50 | 400 g | 520 | gluten, milk | halal |
beans onion dish-mujaddara | Mujaddara | Lentils and rice under a hill of crisp brown onions. | 5.75 | 450 g | 590 |  | veg halal |
custard dish-muhallabia | Saffron Muhallabia | Milk pudding set overnight, saffron, a few pistachios. | 3.75 | 180 g | 270 | milk, nuts | veg halal |
moon-cake | Date Maamoul | Four semolina biscuits pressed in a wooden mould, soft date inside. | 4.00 | 4 pieces | 440 | gluten, milk | veg halal |
`);
