import { medicines } from '../medicines';

export const oral = medicines(`
icons | name | description | price | pack | generic | marks
toothbrush | Soft Toothbrushes | Two; change when the bristles bend. | 3.90 | 2 pieces |  |
toothbrush ware-toothbrush-children | Children's Toothbrush | From three, with a foot to stand on. | 2.60 | 1 piece |  |
toothbrush ware-miswak | Miswak | Arak root, sealed moist. | 1.50 | 1 piece |  |
toothpaste | Fluoride Toothpaste | 1450 ppm, mint that does not burn. | 3.20 | 75 ml | Sodium fluoride |
toothpaste ware-toothpaste-sensitive | Sensitive Toothpaste | For ice cream eaters. | 5.40 | 75 ml | Potassium nitrate |
mouthwash | Alcohol-Free Mouthwash | Fluoride, after lunch at the office. | 5.60 | 500 ml |  |
tooth ware-floss | Dental Floss | Fifty metres, waxed, mint. | 3.40 | 1 piece |  |
`);
