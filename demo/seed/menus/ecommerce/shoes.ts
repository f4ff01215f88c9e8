import { goods } from '../goods';

export const shoes = goods(`
icons | name | description | price | choices
running-shoe | Daily Running Shoes | Cushioned, eight hundred kilometres or so. | 84.00 | shoe
running-shoe ware-shoes-trail | Trail Running Shoes | Lugs for mud, plate against stones. | 95.00 | shoe
high-heeled-shoe | Block Heels 6 cm | For weddings with dancing. | 59.00 | shoe
mans-shoe | Leather Derby Shoes | Resoleable, brown, breaks in a week. | 88.00 | shoe
mans-shoe ware-loafers | Suede Loafers | Without socks, if you must. | 76.00 | shoe
hiking-boot | Mid Hiking Boots | Waterproof to the ankle. | 109.00 | shoe
womans-sandal | Leather Sandals | Made four streets from here. | 48.00 | shoe
flat-shoe | Ballet Flats | Foldable, with a pouch for the bag. | 39.00 | shoe
thong-sandal | Rubber Flip-Flops | Float, if one swims off. | 9.50 | shoe
womans-boot | Chelsea Boots | Elastic sides, sole that grips wet stone. | 94.00 | shoe
`);
