import { goods } from '../goods';

export const home = goods(`
icons | name | description | price | choices
couch-and-lamp | Two-Seat Sofa | Loose covers that go in the machine. | 489.00 | colour
chair | Rush-Seat Chair | Beech, seat woven in the old town. | 72.00 |
chair ware-chair-balcony | Folding Balcony Chair | Steel, hangs on a nail. | 39.00 | colour
bed | Oak Bed Frame 160 | Four bolts, no squeak, slats included. | 449.00 |
potted-plant | Rubber Plant | Eighty centimetres, forgives a holiday. | 28.00 |
potted-plant ware-olive-tree | Indoor Olive Tree | Wants your brightest window. | 46.00 |
electric-kettle | Gooseneck Kettle | Holds a temperature for half an hour. | 54.00 | colour
blender | Glass Blender | Crushes ice, base that unscrews. | 59.00 |
amphora | Clay Water Jar | Cools by sweating, as ever. | 24.00 |
amphora ware-vase-blue | Blue Glass Vase | Blown in Hebron, bubbles included. | 31.00 |
alarm-clock | Twin Bell Alarm Clock | Loud enough for teenagers. | 19.00 | colour
framed-picture | Harbour Print A3 | Numbered, framed in ash. | 38.00 |
teapot | Enamel Tea Set | Pot and six glasses on a tray. | 47.00 |
basket | Palm Leaf Basket | For laundry, bread or a cat. | 22.00 |
basket ware-baskets-three | Cotton Storage Baskets, Three | Stand up empty, nest when not needed. | 29.00 |
alarm-clock ware-clock-sunrise | Sunrise Lamp Clock | Half an hour of slow light before the bell. | 48.00 |
`);
