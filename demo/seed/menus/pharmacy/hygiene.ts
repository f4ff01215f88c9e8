import { medicines } from '../medicines';

export const hygiene = medicines(`
icons | name | description | price | pack | generic | marks
soap | Syndet Bar | pH 5.5, for skin that tightens. | 4.60 | 100 g |  |
sanitizer | Hand Sanitizer 70% | Pocket bottles, two. | 3.80 | 2 pieces | Ethanol |
sponge | Konjac Face Sponge | Dries hard, wakes up in water. | 4.20 | 1 piece |  |
roll-of-paper | Cotton Wool Roll | Pure, unbleached, a hundred grams. | 2.40 | 100 g |  |
bubbles | Oat Bath | For itchy children, six sachets. | 9.80 | 6 pieces |  |
deodorant | Unscented Deodorant | Roll-on, no aluminium. | 5.90 | 50 ml |  |
`);
