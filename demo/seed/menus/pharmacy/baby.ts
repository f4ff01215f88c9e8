import { medicines } from '../medicines';

export const baby = medicines(`
icons | name | description | price | pack | generic | marks
baby-bottle | Anti-Colic Bottle | 260 ml, slow teat, valve that really vents. | 9.90 | 1 piece |  |
baby-bottle ware-milk-bag | Breast Milk Bags | Thirty, double zip, room for the date. | 8.40 | 30 pieces |  |
diaper-pack | Newborn Nappies | Up to five kilos, navel cut-out. | 11.90 | 48 pieces |  |
diaper-pack ware-nappies-large | Nappies Size 4 | Nine to fourteen kilos, dry until morning. | 13.90 | 44 pieces |  |
diaper-pack ware-wipes | Water Wipes | Water and a drop of fruit extract. | 3.20 | 60 pieces |  |
formula-tub | Infant Formula 1 | From birth. Breast milk is best for babies; ask us. | 16.90 | 800 g |  |
formula-tub ware-formula-follow-on | Follow-On Formula 2 | From six months, with iron. Contains milk and fish oil. | 16.40 | 800 g |  |
baby-lotion | Zinc Nappy Cream | White, thick, stays put. | 5.70 | 100 g | Zinc oxide |
baby-lotion ware-baby-oil | Baby Oil | Almond, for massage after the bath. Contains nuts. | 5.20 | 200 ml |  |
teddy-bear | Warming Cherry Stone Bear | Thirty seconds in the microwave, for tummies. | 14.50 | 1 piece |  |
bathtub | Baby Bath with Stand | Drain plug, saves your back. | 42.00 | 1 piece |  |
`);
