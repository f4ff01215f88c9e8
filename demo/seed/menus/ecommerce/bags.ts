import { goods } from '../goods';

export const bags = goods(`
icons | name | description | price | choices
handbag | Everyday Leather Handbag | Zip, two handles, room for a tablet. | 74.00 | colour
backpack ware-backpack-roll-top | Roll-Top Backpack 22 l | Rain stays out, laptop stays flat. | 62.00 | colour
backpack | School Backpack | Padded, reflective, name label inside. | 35.00 | colour
luggage | Cabin Suitcase 38 l | Four quiet wheels, five-year guarantee. | 89.00 | colour
luggage ware-suitcase-large | Check-In Suitcase 95 l | Polycarbonate, scratches look planned. | 129.00 | colour
clutch-bag | Beaded Clutch | Phone, card, lipstick. Nothing more. | 38.00 | colour
purse | Coin Purse | Snaps shut like grandmother's. | 16.00 | colour
purse ware-wallet | Slim Wallet | Six cards, notes folded once. | 29.00 | colour
briefcase | Canvas Briefcase | Waxed canvas, leather corners. | 68.00 | colour
closed-umbrella | Windproof Umbrella | Tested on the breakwater in January. | 25.00 | colour
`);
