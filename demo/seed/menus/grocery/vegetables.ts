import { groceries } from '../groceries';

export const vegetables = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
carrot | Bunched Carrots | With their tops, so you can see how fresh. | 1.60 | one bunch | 41 |  | organic
carrot dish-carrots | Washed Carrots | For grating, for soup, for the horse. | 1.20 | 1 kg | 41 |  |
tomato | Vine Tomatoes | On the branch; smell them. | 2.20 | 500 g | 18 |  |
tomato dish-cherry-tomatoes | Cherry Tomatoes | Sweet as grapes, gone in a film. | 2.30 | 250 g | 18 |  | organic
tomato ware-tomato-beef | Beef Tomatoes | One slice covers a sandwich. | 2.40 | 1 kg | 18 |  |
broccoli | Broccoli | Tight heads; the stalk is good too. | 1.90 | 500 g | 34 |  | organic
broccoli ware-cauliflower | Cauliflower | White, leaves on, roast it whole. | 2.10 | 1 piece | 25 |  |
bell-pepper ware-pepper-red | Red Peppers | Thick walls, sweet when blackened. | 2.60 | 500 g | 31 |  |
bell-pepper ware-peppers-mixed | Mixed Peppers | One red, one yellow, one green. | 2.30 | 3 pieces | 27 |  |
cucumber ware-cucumber-baby | Baby Cucumbers | No seeds to speak of, no peeling. | 1.80 | 500 g | 15 |  |
cucumber ware-cucumber-armenian | Armenian Cucumber | Long, ribbed, in season. | 1.70 | 500 g | 14 |  |
cucumber | Courgettes | Small and pale, for stuffing. | 1.80 | 1 kg | 17 |  | organic
eggplant ware-aubergine | Aubergines | Heavy, shiny, with few seeds. | 1.90 | 1 kg | 25 |  |
eggplant ware-aubergines-baby | Baby Aubergines for Makdous | All one size, as the jar demands. | 2.50 | 1 kg | 25 |  |
potato | Frying Potatoes | Dry and floury; they go gold. | 1.90 | 2 kg | 77 |  |
potato ware-potatoes-new | New Potatoes | Boil in their skins with salt and mint. | 1.90 | 1 kg | 70 |  | organic
onion | Yellow Onions | The net everybody has under the sink. | 1.50 | 2 kg | 40 |  |
onion ware-onion-red | Red Onions | Mild enough for sumac and salad. | 1.40 | 1 kg | 40 |  |
onion dish-spring-onions | Spring Onions | Two bunches, roots washed. | 1.20 | 2 pieces | 32 |  |
ear-of-corn | Corn Cobs | In their leaves; grill them so. | 2.20 | 3 pieces | 86 |  |
avocado | Hass Avocados | Two ripe, one for the day after tomorrow. | 4.20 | 3 pieces | 160 |  |
brown-mushroom ware-mushroom-white | White Mushrooms | Closed caps; brush, do not wash. | 2.10 | 250 g | 22 |  |
brown-mushroom ware-mushroom-chestnut | Chestnut Mushrooms | More taste than the white ones. | 2.40 | 250 g | 22 |  |
brown-mushroom dish-oyster-mushrooms | Oyster Mushrooms | Tear by hand, fry hot. | 3.20 | 200 g | 33 |  |
pea-pod | Peas in the Pod | Half of them never reach the pot. | 2.70 | 500 g | 81 |  |
pea-pod dish-green-beans | Green Beans | They snap. | 2.40 | 500 g | 31 |  |
pea-pod dish-okra | Okra | The small kind that stays whole in the stew. | 2.90 | 500 g | 33 |  |
hot-pepper | Red Chillies | Long, medium hot, good for drying. | 1.10 | 100 g | 40 |  |
hot-pepper ware-chilli-green | Green Chillies | Thin and serious. | 1.00 | 100 g | 40 |  |
roasted-sweet-potato | Sweet Potatoes | Orange inside; an hour in the oven. | 2.40 | 1 kg | 86 |  |
`);
