import { remarks } from './remarks';

export const groceryRemarks = remarks(`
stars | of | text | reply
5 | fruit vegetables herbs | Picked better than I would have picked. |
5 |  | Eggs whole, bread on top, cold things cold. Somebody thinks there. |
5 | fruit tomato herb | Smelled of something, unlike the supermarket's. |
5 |  | Delivered to the fourth floor. With a smile. In August. |
5 | dairy | Date on it was nine days away. |
5 | fruit vegetables herbs | This replaced my Saturday market. |
5 | pantry snacks drinks | Exactly the brand of my childhood. |
5 | mango pear avocado peach melon banana | Ripe on the day they said. |
5 | egg flour-bag | Second tray this month, we bake a lot. |
5 | fruit vegetables fish meat | Fair price, no tricks with the weight: I have scales. |
5 | fruit tomato eggplant | One was bruised, they had put in an extra one for it. Unasked. |
5 | herbs | My grandmother approved the parsley. Nobody gets that. |
5 | meat fish | The man on the phone asked what I was going to cook, and chose accordingly. |
5 | fish | Cleaned as I do it myself, and I do it well. |
5 | bread baguette-bread | Crust still sang when I opened the bag. |
4 | fruit | Good, a little greener than I like. |
4 |  | They swapped one thing and asked first. Fine. |
4 | fruit vegetables herbs bakery | Fresh. The bag could be stronger. |
4 | pantry snacks drinks household | Nice, but the bigger pack is better value. |
4 |  | Came with a leaf of mint for free and fifteen minutes late. |
4 |  | Everyday good. No more, no less. |
4 | fruit vegetables herbs | I would buy it without the plastic around it. |
4 | detergent-bottle spray-bottle | Smells stronger than it cleans, but it cleans. |
3 | fruit vegetables herbs | Half good, half for soup. | Half should not be good enough. We credited it and spoke with who packed it.
3 | dairy bakery meat fish | Best before tomorrow. We eat fast, but not that fast. | That one should have been on the reduced shelf. Money is back, sorry.
3 | pantry snacks drinks | Fine, nothing special for the price. |
3 | fruit vegetables | The small ones were at the bottom. |
2 | egg | Two of six broken. The rest made an omelette under protest. | We now carry these by hand to the bike. Refunded, and thank you for laughing about it.
2 | ice-cream ice | Melted, refrozen, a block. | The cold bag had a torn zip; it is out of use. You have your money back.
`);
