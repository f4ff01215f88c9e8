import { groceries } from '../groceries';

export const snacks = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
chocolate-bar | Dark Chocolate 70% | Snaps; notes of raisin. | 2.90 | 100 g | 580 | soy |
chocolate-bar ware-chocolate-milk | Milk Chocolate with Hazelnuts | Whole nuts in every square. | 2.70 | 100 g | 560 | milk, nuts, soy |
chocolate-bar ware-chocolate-pistachio | Pistachio Knafeh Chocolate | The bar everyone queues for. | 8.90 | 180 g | 540 | milk, nuts, gluten, soy, sesame |
cookie dish-biscuits | Butter Biscuits | For tea, in a tin you will keep. | 3.90 | 300 g | 490 | gluten, milk, eggs |
cookie dish-date-biscuits | Date-Filled Biscuits | Soft roll, cut on the slant. | 2.80 | 250 g | 420 | gluten, milk |
cookie ware-cookie-oat | Oat and Raisin Cookies | Chewy; eight in the bag. | 3.30 | 8 pieces | 440 | gluten, milk, eggs |
crisps-bag | Sea Salt Crisps | Three ingredients. | 1.80 | 150 g | 530 |  |
crisps-bag ware-crisps-chilli | Chilli Lime Crisps | Hot at the end. | 1.90 | 150 g | 525 |  |
crisps-bag ware-crisps-pita | Pita Chips | Baked with zaatar. | 2.20 | 175 g | 450 | gluten, sesame |
candy dish-turkish-delight | Turkish Delight | Rose and pistachio, dusted. | 4.50 | 300 g | 360 | nuts |
candy dish-sugared-almonds | Sugared Almonds | For weddings and waiting rooms. | 4.20 | 250 g | 450 | nuts |
candy ware-sweets-mint | Mint Sweets | Strong, in a small tin. | 1.60 | 50 g | 380 |  |
lollipop | Fruit Lollipops | Coloured with beetroot and carrot. | 2.10 | 10 pieces | 385 |  |
popcorn | Salted Popcorn | Popped in sunflower oil. | 1.70 | 100 g | 480 |  |
popcorn ware-popcorn-caramel | Caramel Popcorn | Crackles; share it or do not. | 2.40 | 140 g | 440 | milk, soy |
doughnut | Mini Doughnuts | Ten, icing sugar everywhere. | 3.20 | 10 pieces | 420 | gluten, milk, eggs |
fortune-cookie | Sesame Crackers | Thin, for cheese. | 2.30 | 200 g | 470 | gluten, sesame |
rice-cracker | Seaweed Rice Crackers | Soy-glazed, wrapped in nori. | 2.60 | 90 g | 370 | soy, gluten |
chestnut | Roasted Chestnuts | Peeled, ready, from November on. | 3.90 | 200 g | 200 |  |
chestnut dish-mixed-nuts | Mixed Nuts | Cashews, almonds, pistachios, roasted this week. | 6.90 | 300 g | 607 | nuts |
peanuts | Peanuts in the Shell | For long football matches. | 2.40 | 400 g | 567 | peanuts |
peanuts dish-spiced-peanuts | Spiced Peanuts | Coated, crunchy, a little chilli. | 1.90 | 200 g | 520 | peanuts, gluten |
ice-cream ware-tub-vanilla | Vanilla Ice Cream Tub | Made with eggs and real pods. | 5.90 | 1 l | 207 | milk, eggs |
ice-cream ware-tub-lemon | Lemon Sorbet Tub | No milk in it. | 4.90 | 500 ml | 130 |  |
`);
