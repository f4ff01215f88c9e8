import { groceries } from '../groceries';

export const bakery = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
bread | White Tin Loaf | Sliced when it has cooled, not before. | 1.90 | 500 g | 265 | gluten |
bread ware-loaf-wholemeal | Wholemeal Loaf | Stone-milled flour and nothing hidden. | 2.40 | 500 g | 247 | gluten | organic
bread ware-loaf-rye | Rye Sourdough | Thick crust, lasts until Sunday. | 3.60 | 800 g | 258 | gluten | organic
bread ware-loaf-milk | Milk Bread | Soft, slightly sweet, tears in threads. | 2.90 | 400 g | 290 | gluten, milk, eggs |
bread ware-loaf-seeds | Gluten-Free Loaf | Rice and buckwheat; toast it. | 4.80 | 350 g | 240 | eggs |
baguette-bread | Baguette | Out at seven, eleven, three and six. | 1.10 | 250 g | 274 | gluten |
baguette-bread dish-samoon | Samoon | Six diamond rolls from the Iraqi oven. | 1.60 | 6 pieces | 270 | gluten |
baguette-bread ware-ciabatta | Ciabatta | Holes you can see through. | 1.80 | 300 g | 262 | gluten |
flatbread ware-bread-arabic | Arabic Bread | Ten loaves, still puffed when we bag them. | 1.00 | 10 pieces | 275 | gluten |
flatbread ware-bread-saj | Saj Bread | Five sheets, thin as cloth. | 1.60 | 5 pieces | 285 | gluten |
flatbread ware-breads-pita | Wholemeal Pita | Small ones that open into pockets. | 1.40 | 8 pieces | 262 | gluten |
flatbread ware-bread-tannour | Tannour Bread | From the clay oven, with black spots. | 1.30 | 4 pieces | 270 | gluten |
flatbread ware-tortillas | Flour Tortillas | Eight, for wraps on a Tuesday. | 2.10 | 8 pieces | 310 | gluten |
croissant | Butter Croissants | Four, best in the first three hours. | 3.60 | 4 pieces | 406 | gluten, milk, eggs |
croissant ware-croissant-zaatar | Zaatar Croissants | Savoury, with a smear of oil inside. | 3.80 | 4 pieces | 395 | gluten, milk, eggs, sesame |
bagel | Sesame Bagels | Boiled, then baked, chewy. | 2.80 | 4 pieces | 275 | gluten, sesame |
pretzel | Lye Pretzels | Dark crust, salt apart so it does not melt. | 3.00 | 4 pieces | 310 | gluten |
pretzel dish-kaak | Kaak Rings | Long sesame rings; ask for zaatar. | 2.00 | 3 pieces | 300 | gluten, sesame |
cupcake ware-muffin-lemon | Lemon Muffins | Zest in the crumb, sugar on top. | 3.20 | 4 pieces | 377 | gluten, milk, eggs |
cupcake ware-muffin-date | Date Muffins | Wholemeal, sticky, not too sweet. | 3.40 | 4 pieces | 350 | gluten, milk, eggs |
pie ware-pie-apple | Apple Pie | For six; warm it and it smells of Saturday. | 7.50 | 700 g | 237 | gluten, milk, eggs |
pie dish-spinach-pie | Spinach Pie | Filo, spinach and white cheese. | 6.90 | 600 g | 230 | gluten, milk, eggs |
`);
