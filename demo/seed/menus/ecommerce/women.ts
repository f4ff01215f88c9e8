import { goods } from '../goods';

export const women = goods(`
icons | name | description | price | choices
dress | Linen Midi Dress | Pockets. Washed soft before it reaches you. | 58.00 | colour size
dress ware-dress-evening | Evening Dress in Crêpe | Falls to the ankle, sleeves to the wrist. | 89.00 | colour size
womans-clothes ware-blouse | Cotton Poplin Blouse | Needs an iron, repays it. | 34.00 | colour size
womans-clothes ware-cardigan | Long Cardigan | Merino, two buttons, for offices with cold air. | 62.00 | colour size
womans-hat | Wide Straw Hat | Rolls into a suitcase and comes back round. | 26.00 |
scarf ware-hijab | Modal Hijab | Does not slip, 180 by 70. | 14.50 | colour
scarf ware-silk-square | Silk Square | Printed with the old harbour map. | 42.00 | colour
scarf ware-shawl | Wool Shawl | Woven in the hills, fringes by hand. | 55.00 | colour
kimono ware-abaya | Embroidered Abaya | Open front, tone-on-tone thread. | 79.00 | colour size
kimono ware-bathrobe | Waffle Bathrobe | Light, dries by the second coffee. | 39.00 | colour size
sari | Cotton Kaftan | Block-printed, one size that means it. | 44.00 | colour
`);
