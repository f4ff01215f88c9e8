import { groceries } from '../groceries';

export const household = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
detergent-bottle | Laundry Liquid | Forty washes, works at thirty degrees. | 9.90 | 2 l |  |  |
detergent-bottle ware-laundry-sensitive | Sensitive Laundry Liquid | Without perfume or dye. | 10.90 | 2 l |  |  |
detergent-bottle ware-dish-liquid | Dish Liquid | Lemon; a little goes far. | 2.40 | 750 ml |  |  |
detergent-bottle ware-softener | Fabric Softener | Smells of clean linen, faintly. | 4.20 | 1.5 l |  |  |
sponge | Kitchen Sponges | Five, rough on one side. | 1.90 | 5 pieces |  |  |
sponge ware-cloths | Cellulose Cloths | Three, wash at sixty. | 2.60 | 3 pieces |  |  |
roll-of-paper | Kitchen Roll | Four rolls, three-ply. | 4.20 | 4 pieces |  |  |
roll-of-paper ware-paper-toilet | Toilet Roll | Twelve, recycled, soft all the same. | 6.90 | 12 pieces |  |  |
spray-bottle ware-degreaser | Kitchen Degreaser | For the hood above the stove. | 3.40 | 500 ml |  |  |
spray-bottle | Glass Cleaner | No streaks, even in the sun. | 2.90 | 500 ml |  |  |
spray-bottle ware-limescale | Bathroom Limescale Spray | Leave ten minutes, rinse. | 3.60 | 750 ml |  |  |
broom | Straw Broom | Bound by hand, lasts years. | 5.90 | 1 piece |  |  |
bucket | Mop Bucket | Twelve litres, with wringer. | 9.50 | 1 piece |  |  |
soap dish-olive-soap | Olive Oil Soap | Nabulsi, six cubes, cured a year. | 6.50 | 6 pieces |  |  |
soap ware-soap-liquid | Liquid Hand Soap | Pump bottle, orange blossom. | 2.90 | 500 ml |  |  |
tissue-box | Tissues | Five boxes, two hundred sheets each. | 4.90 | 5 pieces |  |  |
plunger | Plunger | May you never need it. | 4.50 | 1 piece |  |  |
battery | AA Batteries | Eight alkaline. | 5.90 | 8 pieces |  |  |
light-bulb | Warm White LED Bulbs | Two, as bright as sixty watts. | 5.40 | 2 pieces |  |  |
candle | Household Candles | Ten, for power cuts and dinners. | 3.20 | 10 pieces |  |  |
wastebasket ware-bin-bags | Bin Bags | Thirty litres, drawstring, thirty bags. | 3.90 | 30 pieces |  |  |
wastebasket ware-bin-pedal | Pedal Bin | Twenty litres, closes softly. | 19.50 | 1 piece |  |  |
`);
