import { goods } from '../goods';

export const beauty = goods(`
icons | name | description | price | choices
perfume | Oud and Rose Eau de Parfum | Fifty millilitres, one spray is a visit. | 64.00 |
perfume ware-cologne | Harbour Neroli Cologne | Orange blossom, salt, gone by noon. | 42.00 |
perfume ware-amber-oil | Amber Oil Roll-On | No alcohol, ten millilitres. | 24.00 |
lipstick | Matte Lipstick | Stays through coffee, not through olives. | 15.00 |
nail-polish | Breathable Nail Polish | Lets water through; two coats. | 9.50 |
mirror | Lit Make-Up Mirror | Daylight, five times on the back. | 38.00 |
candle | Cedar Candle | Soy wax, fifty hours, in a tea glass. | 22.00 |
cream-jar | Rose Cold Cream | An old recipe: wax, oil, rose water. | 19.50 |
`);
