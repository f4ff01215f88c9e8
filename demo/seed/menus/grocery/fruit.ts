import { groceries } from '../groceries';

export const fruit = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
red-apple ware-apple-gala | Gala Apples | Sweet and thin-skinned, the lunchbox apple. | 2.60 | 1 kg | 57 |  | organic
red-apple ware-apple-delicious | Red Delicious Apples | Dark red, crisp until the end of the week. | 2.40 | 1 kg | 59 |  |
green-apple | Granny Smith Apples | Sour ones, for pie and for people who like to wince. | 2.70 | 1 kg | 52 |  |
banana | Bananas | A hand of six or seven, still green at the stem. | 1.70 | 1 kg | 89 |  |
banana ware-banana-baby | Baby Bananas | Finger length, honey-sweet, gone by Thursday. | 2.20 | 500 g | 96 |  | organic
tangerine | Clementines | Easy to peel, a few leaves left on. | 2.80 | 1 kg | 47 |  |
tangerine ware-oranges-juicing | Juicing Oranges | Three kilos give about a litre and a half. | 4.50 | 3 kg | 47 |  |
tangerine dish-blood-oranges | Blood Oranges | Red inside, in season only until March. | 3.60 | 1 kg | 50 |  |
strawberry | Strawberries | Picked before sunrise, eat them today. | 3.20 | 400 g | 32 |  |
blueberries | Blueberries | Firm, with their bloom still on. | 3.50 | 200 g | 57 |  | organic
blueberries dish-blackberries | Blackberries | Big, soft, tart; do not wash until you eat. | 3.80 | 150 g | 43 |  |
cherries | Dark Cherries | From the high valley, stalks on. | 6.50 | 500 g | 63 |  |
grapes ware-grapes-white | Seedless White Grapes | Crisp, best straight from the fridge. | 3.90 | 500 g | 69 |  |
grapes | Black Muscat Grapes | With seeds and with perfume. | 4.20 | 500 g | 67 |  |
watermelon dish-watermelon-whole | Whole Watermelon | About five kilos; we thump each one. | 4.90 | 5 kg | 30 |  |
watermelon | Half Watermelon | Cut this morning and wrapped. | 2.90 | 2.5 kg | 30 |  |
melon | Galia Melon | Ripe when the skin is netted and gold. | 3.30 | 1 piece | 34 |  |
mango | Alphonso Mangoes | Small, saffron-coloured, fibre-free. | 7.90 | 1 kg | 60 |  |
mango ware-mango-kent | Kent Mangoes | One is a breakfast for two. | 2.90 | 1 piece | 60 |  |
pineapple | Golden Pineapple | Smell the bottom: it should be sweet. | 3.80 | 1 piece | 50 |  |
pear | Conference Pears | Firm today, buttery in three days. | 2.90 | 1 kg | 57 |  |
peach | Yellow Peaches | They drip. Eat over the sink. | 3.70 | 1 kg | 39 |  |
peach ware-peach-flat | Flat Peaches | White flesh, small stone, very sweet. | 4.40 | 1 kg | 40 |  |
kiwi-fruit | Green Kiwis | Six, ripening on your windowsill. | 2.50 | 6 pieces | 61 |  |
kiwi-fruit ware-kiwi-golden | Golden Kiwis | Smooth skin, less acid, more sun. | 3.40 | 4 pieces | 63 |  |
lemon | Unwaxed Lemons | You can use the peel. | 2.10 | 1 kg | 29 |  | organic
lime | Limes | Thin-skinned, a net of eight. | 2.20 | 8 pieces | 30 |  |
coconut | Drinking Coconut | Young and shaved, straw not included. | 2.80 | 1 piece | 19 |  |
tangerine dish-grapefruit | Pink Grapefruit | Bitter enough to wake you. | 2.60 | 1 kg | 42 |  |
peach ware-apricot | Apricots | Two weeks a year, and this is one of them. | 4.10 | 500 g | 48 |  |
`);
