import { remarks } from './remarks';

export const ecommerceRemarks = remarks(`
stars | of | text | reply
5 |  | Bought one for me, then one for each of my brothers. |
5 |  | Feels more expensive than it was. |
5 | bags tools shoes keyboard backpack | Six months in daily use, not a mark. |
5 | colour | The colour is the colour in the picture. Rare. |
5 |  | Gave it to my mother, she called twice to say thanks. |
5 | scissors carpentry-saw | They sharpened mine for free when I passed by the shop. |
5 |  | Ordered at ten, wrapped as a present at one. |
5 | size shoe | Fits as the chart says. I measured, you should too. |
5 | phones audio toys tent | Instructions in Arabic that a human wrote. |
5 | toys | My son has not put it down. I would like it back. |
5 | blender computer-mouse keyboard | Quiet, small, does the job. |
5 | size shoe | Returned the first size, the second came next day, no questions. |
5 | dress necktie jewellery high-heeled-shoe scarf | Wore it to the wedding, three people asked where from. |
5 | tent diving-mask radio smart-speaker | Sand everywhere, and it still works. |
5 | perfume candle | Smells like my grandfather's house. I mean that kindly. |
4 | phones audio electric-kettle blender watch | Very good; the manual thinks I am an engineer. |
4 | colour | A shade darker than I thought. |
4 |  | Box was dented, inside everything whole. |
4 | size shoe | Runs small. Take the next one up. |
4 | bed chair couch-and-lamp tent | Needed an hour and a second person. Now it stands. |
4 |  | Good for the money, and I know what money is. |
4 | electric-plug headphone studio-microphone electric-kettle | The cable could be longer. |
4 | basket couch-and-lamp chair scarf | My cat owns it now, but it was good while it lasted. |
3 | mobile-phone tablet-computer laptop camera watch | Fine, but mine came with somebody else's fingerprints. | It had been a display piece and should have been sold as one. We sent a new one, keep both.
3 | dress womans-clothes kimono sari t-shirt jeans coat shorts bags | Nice idea, thin material. |
3 | bed chair toolbox ladder | One screw short. A neighbour had one. | A bag of them is in the post, for the neighbour too.
3 |  | Expected more from the photos. |
3 | fountain-pen notebook | Writes well on good paper, skips on bad. |
2 | phones audio electric-kettle blender | Stopped on the third day. | Then we owe you a working one. Our courier swaps it at your door, tell us a day.
2 | dress womans-clothes kimono sari t-shirt jeans coat shorts | The seam opened at the first wash. | From that batch we took back eleven. Yours is refunded; keep it for the garden.
`);
