import { goods } from '../goods';

export const jewellery = goods(`
icons | name | description | price | choices
watch | Field Watch 38 mm | Automatic, lume you can read by. | 159.00 |
watch ware-watch-dress | Slim Dress Watch | Seven millimetres under a cuff. | 118.00 |
ring ware-ring-signet | Silver Signet Ring | We engrave two letters, any alphabet. | 69.00 |
ring ware-ring-gold | Gold Band 18 ct | Plain, three millimetres, sized for free. | 289.00 |
ring ware-ring-turquoise | Turquoise Ring | Each stone has its own veins. | 58.00 |
sunglasses | Round Sunglasses | Polarised, acetate, spare screws. | 46.00 | colour
gem-stone ware-lapis | Lapis Pendant | On a silver chain of forty-five centimetres. | 72.00 |
gem-stone ware-pearls | Pearl Ear Studs | Freshwater, not quite alike. | 49.00 |
crown | Bridal Tiara | Brass and crystal, combs at both ends. | 85.00 |
ribbon | Velvet Hair Bow | Holds thick hair. | 11.00 | colour
`);
