import { goods } from '../goods';

export const sports = goods(`
icons | name | description | price | choices
soccer-ball | Match Football Size 5 | Bonded, keeps air for the season. | 32.00 |
soccer-ball ware-football-street | Street Football Size 4 | Tough skin for asphalt. | 19.00 |
basketball | Outdoor Basketball Size 7 | Deep channels, grips in dust. | 27.00 |
tennis | Club Tennis Racket | 275 grams, strung, with cover. | 69.00 |
tent | Two-Person Tent | 2.1 kg, up in four minutes. | 118.00 |
tent ware-beach-shelter | Family Beach Shelter | UPF 50, sand pockets, shade for five. | 56.00 | colour
skateboard | Maple Skateboard | Seven plies, soft wheels for bad pavements. | 65.00 |
boxing-glove | Boxing Gloves 12 oz | Leather palm, dries inside out. | 43.00 | colour
badminton | Badminton Set for Four | Net, poles, feathers that survive a picnic. | 39.00 |
bicycle | City Bicycle, 7 Speed | Hub gears, basket, bell you will be thanked for. | 319.00 | colour
bicycle ware-bicycle-children | Children's Bicycle 16" | Light, no stabilisers needed for long. | 149.00 | colour
diving-mask | Mask and Snorkel | Tempered glass, dry top. | 34.00 | colour
fishing-pole | Harbour Fishing Rod | Telescopic, reel and line ready. | 48.00 |
compass | Baseplate Compass | Declination screw, luminous. | 22.00 |
basketball ware-hoop | Door Hoop | Foam ball, quiet enough for an office. | 19.50 |
`);
