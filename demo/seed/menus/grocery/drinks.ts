import { groceries } from '../groceries';

export const drinks = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
water-bottle | Spring Water | Six big bottles, carried up the stairs. | 2.60 | 6 pieces | 0 |  |
water-bottle ware-water-sparkling | Sparkling Water | Glass, six of them. | 4.20 | 6 pieces | 0 |  |
juice-bottle | Pressed Orange Juice | Kept cold, three days, shake it. | 3.90 | 1 l | 45 |  |
juice-bottle ware-juice-pomegranate | Pomegranate Juice | Nothing but the fruit. | 5.90 | 750 ml | 54 |  |
juice-bottle ware-juice-apple | Apple Juice | Cloudy, from windfalls. | 2.90 | 1 l | 46 |  |
juice-bottle ware-juice-carrot | Carrot and Orange Juice | Half and half. | 3.60 | 750 ml | 42 |  |
soda-can | Cola | Six cans. | 3.60 | 6 pieces | 42 |  |
soda-can ware-cola-sugar-free | Sugar-Free Cola | Six cans, same fizz. | 3.60 | 6 pieces | 1 |  |
soda-can ware-ginger-ale | Ginger Ale | Dry, real ginger. | 4.20 | 4 pieces | 34 |  |
soda-can ware-malt | Non-Alcoholic Malt | Dark, cold, with grilled meat. | 4.60 | 6 pieces | 48 | gluten |
beverage-box ware-box-mango | Mango Juice Boxes | Six with straws, for school bags. | 2.60 | 6 pieces | 52 |  |
beverage-box ware-box-chocolate | Chocolate Milk Boxes | Four small ones, keep cold. | 3.20 | 4 pieces | 72 | milk |
coffee-bag ware-coffee-arabic | Arabic Coffee with Cardamom | Blond roast, one part in ten cardamom. | 6.90 | 250 g |  |  |
coffee-bag | Dark Roast Ground Coffee | For moka pots. | 5.40 | 250 g |  |  |
coffee-bag ware-coffee-yirgacheffe | Whole Bean Yirgacheffe | Ethiopian, washed, lemony. | 9.20 | 250 g |  |  |
tea-box | Ceylon Black Tea | Loose leaf, strong, for sugar. | 4.40 | 400 g |  |  | organic
tea-box ware-tea-earl-grey | Earl Grey Bags | Fifty bags, bergamot oil. | 3.90 | 50 pieces |  |  |
tea-box ware-tea-camomile | Camomile Flowers | Whole heads, for the evening. | 3.60 | 80 g |  |  | organic
tea-box ware-tea-hibiscus | Dried Hibiscus | Cold in summer, hot in winter. | 2.90 | 200 g |  |  |
ice | Bag of Ice | Two kilos, arrives frozen or is free. | 1.50 | 2 kg |  |  |
energy-can | Energy Drink | Thirty-two milligrams of caffeine in 100 ml; not for children. | 1.60 | 250 ml | 45 |  |
energy-can ware-cold-brew | Cold Brew Can | Coffee and water. | 2.80 | 250 ml | 5 |  |
`);
