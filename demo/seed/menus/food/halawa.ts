import { dishes } from '../dishes';

export const halawa = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
pie cheese-wedge dish-knafeh | Knafeh Nabulsi | Cheese that pulls, orange crust, pistachio. Warm it for three minutes. | 5.50 | 220 g | 610 | gluten, milk, nuts | veg halal |
pie chestnut dish-baklava | Walnut Baklava | Twelve squares, syrup with orange blossom, not too much of it. | 7.50 | 12 pieces | 980 | gluten, nuts, milk | veg halal |
pie lemon dish-lemon-tart | Lemon Tart | Sharp enough to make you blink, thin pastry. | 4.75 | 130 g | 390 | gluten, milk, eggs | veg halal |
moon-cake chestnut | Pistachio Maamoul | Our grandmother's moulds, Aleppo pistachio, icing sugar. | 5.25 | 4 pieces | 460 | gluten, milk, nuts | veg halal |
shortcake | Strawberry Cream Cake | Sponge, cream, strawberries cut an hour ago. | 4.90 | 150 g | 380 | gluten, milk, eggs | veg halal |
shortcake lemon dish-cheesecake | Orange Blossom Cheesecake | Baked, with a soft middle and labneh in it. | 5.50 | 160 g | 470 | gluten, milk, eggs | veg halal |
cupcake chocolate-bar dish-molten-cake | Molten Chocolate Cake | Two minutes in the oven at home and it runs. | 4.75 | 120 g | 480 | gluten, milk, eggs, soy | veg halal |
cupcake carrot | Carrot Cupcake | Walnuts, cinnamon, a cap of cream cheese. | 3.50 | 110 g | 390 | gluten, milk, eggs, nuts | veg halal |
doughnut dish-awameh | Awameh | Twenty little fritters, crisp, dipped in syrup as we close the box. | 4.25 | 20 pieces | 690 | gluten | veg halal |
doughnut chocolate-bar | Chocolate Ring | Yeast dough, dark glaze, still soft in the evening. | 2.75 | 85 g | 340 | gluten, milk, eggs, soy | veg halal |
ice-cream chestnut dish-booza | Pistachio Booza | Pounded, stretchy, rolled in pistachio. Mastic and sahlab. | 4.50 | 160 g | 360 | milk, nuts | veg halal |
ice-cream mango dish-mango-sorbet | Mango Sorbet | Only fruit, water and sugar, in this order. | 3.75 | 150 g | 180 |  | veg halal |
soft-ice-cream | Rose Milk Soft Serve | Milk, rose water, a wafer that will not last the ride. | 3.25 | 140 g | 230 | milk, gluten | veg halal |
shaved-ice strawberry | Strawberry Shaved Ice | Ice like snow, strawberry syrup from the fruit. | 3.50 | 250 g | 160 |  | veg halal |
custard tangerine | Crème Caramel | Trembles when it arrives, as it should. | 3.50 | 140 g | 250 | milk, eggs | veg halal |
custard dish-rice-pudding | Rice Pudding with Cinnamon | Slow milk, short rice, cinnamon drawn through a stencil. | 3.25 | 180 g | 270 | milk | veg halal |
cookie | Tahini Chocolate Cookie | Large, underbaked on purpose, flakes of salt. | 2.50 | 90 g | 410 | gluten, milk, eggs, sesame, soy | veg halal |
birthday-cake | Celebration Cake | For ten. Vanilla sponge, berries, your words on top in the order note. | 32.00 | 1.6 kg | 4200 | gluten, milk, eggs | veg halal |
`);
