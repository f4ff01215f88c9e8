import { groceries } from '../groceries';

export const pantry = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
rice-sack | Basmati Rice | Aged a year, long as a matchstick. | 8.90 | 2 kg | 356 |  |
rice-sack ware-rice-egyptian | Egyptian Rice | Short grain for stuffing vine leaves. | 4.90 | 2 kg | 358 |  |
rice-sack ware-rice-brown | Brown Rice | Forty minutes, nutty. | 3.80 | 1 kg | 362 |  | organic
sheaf-of-rice dish-coarse-bulgur | Coarse Bulgur | For pilaf and for kishk. | 2.10 | 1 kg | 342 | gluten |
sheaf-of-rice dish-fine-bulgur | Fine Bulgur | For tabbouleh; do not cook it. | 2.10 | 1 kg | 342 | gluten |
sheaf-of-rice dish-freekeh | Freekeh | Green wheat, smoked in the field. | 3.90 | 500 g | 352 | gluten |
sheaf-of-rice dish-oats | Rolled Oats | Large flakes, porridge in six minutes. | 2.30 | 750 g | 372 | gluten | organic
sheaf-of-rice dish-quinoa | White Quinoa | Rinse it, then twice its water. | 4.70 | 400 g | 368 |  | organic
oil-bottle | Extra Virgin Olive Oil | First cold pressing, harvest of this autumn. | 9.80 | 750 ml | 824 |  | organic
oil-bottle ware-oil-cooking | Olive Oil for Cooking | Mild; use it for frying eggs. | 7.20 | 1 l | 824 |  |
oil-bottle ware-oil-sunflower | Sunflower Oil | Neutral, for deep pans. | 3.60 | 1.5 l | 828 |  |
oil-bottle ware-oil-sesame | Sesame Oil | Toasted; a few drops do. | 4.30 | 250 ml | 884 | sesame |
oil-bottle ware-vinegar-apple | Apple Vinegar | Cloudy, with the mother. | 2.60 | 500 ml | 21 |  | organic
canned-food ware-tin-tuna | Tuna in Olive Oil | Whole loins, three tins. | 5.40 | 3 pieces | 198 | fish |
canned-food ware-tin-chickpeas | Chickpeas | Cooked with salt only; save the water. | 1.10 | 400 g | 119 |  |
canned-food ware-tin-tomatoes | Chopped Tomatoes | From August tomatoes, no skins. | 1.20 | 400 g | 24 |  |
canned-food ware-tin-foul | Foul Mudammas Tin | Heat, lemon, cumin: breakfast. | 1.10 | 400 g | 93 |  |
canned-food ware-tin-coconut | Coconut Milk | Thick enough to scoop. | 2.20 | 400 ml | 197 |  |
canned-food ware-tin-sweetcorn | Sweetcorn | Crisp, packed without sugar. | 1.30 | 340 g | 82 |  |
beans dish-kidney-beans | Red Kidney Beans | Dry; soak overnight, boil hard. | 2.20 | 500 g | 333 |  |
beans dish-red-lentils | Red Lentils | Soup in twenty minutes. | 1.90 | 500 g | 358 |  | organic
beans dish-chickpeas | Dried Chickpeas | Large ones, for hummus. | 2.40 | 500 g | 364 |  | organic
beans dish-mung-beans | Mung Beans | For soup, or sprout them on the sill. | 2.60 | 500 g | 347 |  |
jar ware-jar-tahini | Tahini | Ground on stone; stir it up. | 4.60 | 450 g | 620 | sesame |
jar ware-jar-molasses | Pomegranate Molasses | Sour first, then sweet, no added sugar. | 3.90 | 350 ml | 270 |  |
jar ware-jar-peanut | Peanut Butter | Peanuts and salt, coarse. | 3.80 | 340 g | 600 | peanuts |
jar ware-jar-turnips | Pickled Turnips | Pink from one slice of beetroot. | 2.70 | 600 g | 18 |  |
jar ware-jar-makdous | Makdous | Aubergines, walnuts, chilli, under oil. | 6.80 | 600 g | 260 | nuts |
honey-pot | Mountain Honey | Thyme and thistle, sets in winter. | 11.50 | 500 g | 304 |  | organic
honey-pot ware-syrup-dates | Date Syrup | For porridge and with tahini. | 4.40 | 400 g | 290 |  |
salt | Sea Salt Flakes | From the pans north of the harbour. | 2.90 | 250 g |  |  |
salt ware-shaker-zaatar | Zaatar Mix | Thyme, sumac, sesame, this year's. | 3.60 | 250 g | 300 | sesame |
salt ware-shaker-spices | Seven Spices | Ground on Mondays. | 2.40 | 100 g | 320 |  |
flour-bag | Plain Flour | For everything but bread. | 1.70 | 1 kg | 348 | gluten |
flour-bag ware-flour-bread | Strong Bread Flour | Thirteen per cent protein. | 2.20 | 1 kg | 345 | gluten |
flour-bag ware-semolina | Semolina | Coarse, for basbousa. | 1.90 | 1 kg | 350 | gluten |
pasta-pack | Spaghetti | Bronze-cut, nine minutes. | 1.60 | 500 g | 355 | gluten |
pasta-pack ware-penne | Penne | Ridged, holds the sauce. | 1.60 | 500 g | 355 | gluten |
pasta-pack ware-vermicelli | Vermicelli | For rice, browned in butter. | 1.20 | 400 g | 352 | gluten |
cereal-box | Honey Oat Granola | Baked in clusters with almonds. | 5.20 | 400 g | 455 | gluten, nuts |
cereal-box ware-corn-flakes | Corn Flakes | Plain, loud. | 2.90 | 375 g | 378 | gluten |
olive dish-green-olives | Green Olives | Cracked, with lemon and chilli. | 3.90 | 500 g | 145 |  |
olive dish-black-olives | Black Olives | Wrinkled, dry-salted. | 4.20 | 400 g | 190 |  |
jam-jar ware-jam-apricot | Apricot Jam | Sun-cooked on the roof. | 3.70 | 370 g | 245 |  |
jam-jar ware-jam-fig | Fig Jam | With aniseed and sesame. | 4.20 | 370 g | 260 | sesame |
ketchup-bottle | Tomato Ketchup | More tomato, less sugar. | 2.40 | 500 g | 90 |  |
ketchup-bottle ware-sauce-hot | Hot Pepper Sauce | Fermented, thin, bright red. | 2.80 | 150 ml | 30 |  |
`);
