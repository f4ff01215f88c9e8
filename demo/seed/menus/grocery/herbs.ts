import { groceries } from '../groceries';

export const herbs = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
leafy-green | Romaine Lettuce | Long heads, crisp ribs. | 1.40 | 1 piece | 17 |  |
leafy-green dish-spinach | Baby Spinach | Washed twice, ready to wilt. | 2.10 | 200 g | 23 |  | organic
leafy-green ware-chard | Swiss Chard | For stuffing or for lentils. | 1.30 | one bunch | 19 |  |
leafy-green dish-cabbage | White Cabbage | Heavy for its size, good for rolling. | 1.60 | 1 piece | 25 |  |
herb dish-mint | Fresh Mint | A bunch that scents the kitchen. | 0.80 | one bunch | 44 |  | organic
herb dish-parsley | Flat Parsley | Enough for one tabbouleh. | 0.80 | one bunch | 36 |  | organic
herb dish-coriander | Coriander | Roots on; they are for the curry. | 0.80 | one bunch | 23 |  |
herb dish-thyme | Fresh Thyme | From the hillside, woody stems. | 1.20 | one bunch | 101 |  |
herb dish-basil | Basil in a Pot | Water from below, keep it warm. | 2.40 | 1 piece | 23 |  |
garlic | Local Garlic | Purple skin, strong, three heads. | 1.50 | 3 pieces | 149 |  |
seedling dish-sprouts | Alfalfa Sprouts | Grown in the back room of the shop. | 1.90 | 100 g | 23 |  | organic
seedling | Pea Shoots | Taste of peas, cook in a minute. | 2.20 | 80 g | 33 |  | organic
four-leaf-clover dish-purslane | Purslane | For fattoush, washed of its sand. | 1.10 | one bunch | 20 |  |
four-leaf-clover dish-watercress | Watercress | Peppery; cold water keeps it a week. | 1.40 | 100 g | 11 |  | organic
green-salad | Mixed Leaves | Rocket, lamb's lettuce and young beet leaves. | 2.30 | 150 g | 20 |  |
green-salad dish-rocket | Rocket | Bitter bunch, stems tied. | 0.90 | one bunch | 25 |  |
`);
