import { dishes } from '../dishes';

export const greenTable = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
green-salad avocado dish-garden-bowl | Garden Bowl | Six leaves, raw courgette, avocado, seeds and a lemon dressing. | 7.75 | 350 g | 340 | mustard, sesame | veg halal | dressing
green-salad poultry-leg dish-caesar | Chicken Caesar | Grilled breast, romaine, parmesan, croutons made from yesterday's bread. | 8.90 | 360 g | 520 | gluten, milk, eggs, fish, mustard | halal | dressing
green-salad egg dish-nicoise | Niçoise | Tuna, potatoes, green beans and an egg cooked seven minutes. | 9.25 | 380 g | 450 | fish, eggs, mustard | halal |
green-salad cheese-wedge dish-beetroot | Beetroot and Goat's Cheese | Roasted beets, soft goat's cheese, walnuts, orange. | 8.25 | 320 g | 410 | milk, nuts | veg halal |
avocado egg dish-avocado-toast | Avocado Toast | Rye sourdough, crushed avocado, chilli flakes, poached egg. | 7.25 | 260 g | 430 | gluten, eggs | veg halal |
avocado shrimp dish-avocado-prawns | Avocado and Prawn Plate | Half an avocado filled with prawns in lime and dill. | 9.75 | 280 g | 350 | crustaceans, eggs | halal |
bento-box avocado dish-salmon-grain | Salmon Grain Bowl | Warm salmon, freekeh, edamame, cucumber, miso dressing. | 11.90 | 420 g | 610 | fish, gluten, soy, sesame | halal |
cucumber dish-shirazi | Shirazi Salad | Cucumber, tomato and onion cut small as peas, dried mint. | 5.25 | 280 g | 120 |  | veg halal |
tomato cheese-wedge dish-burrata | Burrata and Tomatoes | Three kinds of tomato, a whole burrata, basil oil. | 10.50 | 330 g | 440 | milk | veg halal |
olive cheese-wedge dish-greek-salad | Greek Village Salad | Feta in one piece, Kalamata olives, no lettuce. | 7.50 | 340 g | 380 | milk, sulphites | veg halal |
green-salad beans dish-quinoa-bowl | Quinoa and Chickpea Bowl | Roasted carrots, chickpeas, quinoa and a tahini dressing. | 7.90 | 400 g | 520 | sesame | veg halal | dressing
pot-of-food tomato pot-enamel-tomato | Roasted Tomato Soup | Tomatoes roasted with garlic, a spoon of basil pesto. | 4.75 | 350 ml | 210 | milk, nuts, celery | veg halal |
pot-of-food brown-mushroom pot-iron-onion | Mushroom and Barley Soup | Dark, thick, with thyme and no cream. | 5.00 | 350 ml | 230 | gluten, celery | veg halal |
pot-of-food ginger-root pot-copper-amber | Carrot and Ginger Soup | Coconut milk rounds it off, pumpkin seeds on top. | 4.75 | 350 ml | 220 | celery | veg halal |
potato broccoli dish-baked-potato | Baked Potato with Broccoli | A large one, split, with broccoli, cheddar and chives. | 5.90 | 420 g | 460 | milk | veg halal |
pot-of-food carrot pot-steel-herb | Lentil and Spinach Stew | Green lentils, spinach, lemon at the end. Enough for lunch. | 6.50 | 450 g | 410 | celery | veg halal |
tropical-drink green-apple dish-green-juice | Green Juice | Apple, celery, cucumber and ginger, pressed when you order. | 4.25 | 300 ml | 110 | celery | veg halal |
`);
