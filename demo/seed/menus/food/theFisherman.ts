import { dishes } from '../dishes';

export const theFisherman = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
tropical-fish lemon dish-bream | Grilled Sea Bream | A whole bream, scored, with oregano, lemon and a lot of patience. | 15.50 | 450 g | 480 | fish | halal | fish
tropical-fish tomato dish-samkeh-harra | Samkeh Harra | Sea bass baked under coriander, walnuts and chilli, Tripoli style. | 16.75 | 480 g | 690 | fish, nuts, sesame | halal | spice
tropical-fish french-fries dish-fish-and-chips | Fish and Chips | Haddock in a dry, thin crust, thick chips, tartare sauce. | 11.90 | 480 g | 920 | fish, gluten, eggs, mustard | halal |
tropical-fish potato dish-cod-potatoes | Baked Cod with Potatoes | Flakes of cod on potatoes that took up all the juice. | 13.50 | 460 g | 540 | fish | halal |
shrimp garlic dish-garlic-prawns | Garlic Prawns | Twelve prawns in oil with garlic and one dried chilli. Bread to mop up. | 12.50 | 260 g | 450 | crustaceans, gluten | halal |
shrimp dish-king-prawns | King Prawns on Charcoal | Six large ones with their shells, salted, lemon. | 18.90 | 6 pieces | 280 | crustaceans | halal |
fried-shrimp dish-popcorn-shrimp | Popcorn Shrimp | Small, crisp, gone before you sit down. | 8.50 | 220 g | 480 | crustaceans, gluten, eggs | halal |
squid dish-calamari | Fried Calamari | Rings and tentacles, dusted in semolina, lime mayonnaise. | 9.75 | 250 g | 520 | molluscs, gluten, eggs | halal |
squid lemon dish-grilled-squid | Grilled Squid | Two tubes from the plancha, parsley, garlic, nothing to hide behind. | 12.25 | 280 g | 310 | molluscs | halal |
crab dish-crab-claws | Crab Claws with Butter | Half a kilo, cracked for you, lemon butter. | 22.50 | 500 g | 420 | crustaceans, milk | halal |
lobster | Half Lobster Thermidor | Under a mustard cream that browns in the oven. Order it an hour ahead. | 32.00 | 350 g | 620 | crustaceans, milk, mustard, eggs | halal |
lobster bread dish-lobster-roll | Lobster Roll | Claw meat, very little mayonnaise, butter-toasted bun. | 24.50 | 230 g | 560 | crustaceans, gluten, eggs, milk | halal |
pot-of-food crab pot-enamel-saffron | Harbour Fish Soup | Rockfish, fennel, tomato and saffron, strained twice. | 8.90 | 400 ml | 260 | fish, crustaceans, celery, molluscs | halal |
shallow-pan-of-food shrimp | Seafood Paella for Two | Prawns, squid and mussels; the crust at the bottom is the prize. | 27.00 | 1.1 kg | 1350 | crustaceans, molluscs, fish | halal |
green-salad lemon dish-tuna-beans | Tuna and White Bean Salad | Tuna in olive oil, white beans, red onion, parsley. | 8.75 | 340 g | 430 | fish | halal |
olive lemon dish-taramosalata | Taramosalata | Pale, whipped, made here; with toasted bread. | 6.25 | 200 g | 420 | fish, gluten | halal |
french-fries lemon dish-chips-vinegar | Chips with Vinegar | Thick-cut, soft inside, malt vinegar on request. | 3.75 | 220 g | 450 | gluten, sulphites | veg halal | size
`);
