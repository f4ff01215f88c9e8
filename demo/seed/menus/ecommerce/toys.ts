import { goods } from '../goods';

export const toys = goods(`
icons | name | description | price | choices
teddy-bear ware-bear-patchwork | Patchwork Bear | Made from shirts, each one different. | 24.00 |
teddy-bear ware-camel | Knitted Camel | Organic cotton, embroidered eyes. | 19.00 |
video-game | Wireless Game Controller | Hall sticks that do not drift. | 49.00 | colour
puzzle-piece | Old Town Puzzle, 1000 Pieces | The washing lines are the hard part. | 18.50 |
puzzle-piece ware-letters | Wooden Arabic Letters | Twenty-eight letters, four shapes where needed. | 26.00 |
kite | Delta Kite | Flies in a breath, thirty metres of line. | 17.00 | colour
yo-yo | Beech Yo-Yo | Ball bearing, three strings. | 12.00 |
joystick | Arcade Stick | Real switches, suction feet. | 44.00 |
nesting-dolls | Nesting Fishermen | Five of them, the smallest holds a sardine. | 27.00 |
balloon | Party Balloons, 30 | Natural rubber, string included. | 7.50 |
kick-scooter | Folding Kick Scooter | From six to about ninety kilos. | 64.00 | colour
wrapped-gift | Surprise Box, Ages 4 to 7 | A craft, a puzzle, a book, wrapped. | 29.00 |
wrapped-gift ware-magic-set | Magic Set | Twenty tricks, one secret per child. | 23.00 |
`);
