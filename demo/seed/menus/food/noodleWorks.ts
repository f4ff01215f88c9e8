import { dishes } from '../dishes';

export const noodleWorks = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
steaming-bowl cut-of-meat dish-lanzhou | Lanzhou Beef Noodles | Pulled when you order; clear broth, radish, chilli oil. | 9.75 | 650 g | 610 | gluten, celery, soy | halal | width
steaming-bowl poultry-leg dish-ramen | Chicken Ramen | Cloudy chicken broth, soy egg, spring onion. | 10.50 | 650 g | 680 | gluten, eggs, soy, sesame | halal | spice
steaming-bowl egg dish-miso-ramen | Vegetable Miso Ramen | Corn, mushrooms, greens, miso; no fish in the broth. | 9.50 | 640 g | 560 | gluten, soy, sesame | veg halal | spice
steaming-bowl shrimp dish-tom-yum | Tom Yum Noodle Soup | Lemongrass, lime leaf, prawns; sour, hot, quick. | 10.75 | 580 g | 420 | crustaceans, fish | halal | spice
steaming-bowl herb dish-pho | Beef Pho | Bones, star anise, twelve hours. Herbs in a bag of their own. | 10.25 | 640 g | 490 | fish | halal |
takeout-box shrimp dish-pad-thai | Pad Thai | Rice noodles, tamarind, egg, prawns, crushed peanuts. | 10.25 | 420 g | 690 | crustaceans, eggs, fish, peanuts, soy | halal | spice
takeout-box cut-of-meat dish-chow-fun | Beef Chow Fun | Wide rice noodles with the breath of the wok. | 10.50 | 430 g | 730 | soy, molluscs, gluten | halal |
takeout-box broccoli dish-lo-mein | Vegetable Lo Mein | Egg noodles, broccoli, carrots, sesame oil. | 8.50 | 420 g | 580 | gluten, eggs, soy, sesame | veg halal | spice
takeout-box hot-pepper dish-dan-dan | Dan Dan Noodles | Chilli oil, sesame, minced beef, peanuts. Wear something dark. | 9.25 | 400 g | 760 | gluten, soy, sesame, peanuts | halal | spice
takeout-box poultry-leg dish-kung-pao | Kung Pao Chicken | Cashews, dried chillies, a little sugar; rice underneath. | 10.90 | 460 g | 720 | nuts, soy, gluten | halal | spice
takeout-box egg dish-fried-rice | Egg Fried Rice | Yesterday's rice, as it must be, peas, spring onion. | 6.75 | 400 g | 590 | eggs, soy, gluten | veg halal |
takeout-box eggplant dish-mapo-tofu | Mapo Tofu | Soft tofu, Sichuan pepper that numbs, rice. | 9.25 | 450 g | 560 | soy, gluten | veg halal | spice
dumpling dish-leek-dumplings | Chicken and Leek Dumplings | Eight, steamed, pleated by hand all morning. | 6.75 | 8 pieces | 360 | gluten, soy, sesame | halal |
dumpling brown-mushroom dish-mushroom-dumplings | Mushroom Dumplings | Shiitake, cabbage, glass noodles, black vinegar. | 6.25 | 8 pieces | 310 | gluten, soy, sesame | veg halal |
dumpling shrimp dish-har-gow | Har Gow | Five translucent prawn parcels. Eat them first. | 6.90 | 5 pieces | 240 | crustaceans, soy, sesame | halal |
fried-shrimp hot-pepper dish-salt-pepper-prawns | Salt and Pepper Prawns | Shell on, fried hard, eaten with the fingers. | 11.25 | 280 g | 440 | crustaceans, gluten | halal |
cucumber hot-pepper dish-smashed-cucumber | Smashed Cucumber | Garlic, black vinegar, chilli crisp. | 4.25 | 220 g | 110 | soy, sesame, gluten, peanuts | veg halal |
`);
