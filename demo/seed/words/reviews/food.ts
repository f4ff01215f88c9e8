import { remarks } from './remarks';

export const foodRemarks = remarks(`
stars | of | text | reply
5 |  | Ordered for four, ate for two days. Nobody complained. |
5 | burgers pizza wraps grills rice soups seafood salads asian breakfast | My father is from there and he went quiet. That is the review. |
5 | burgers pizza wraps grills rice soups seafood | Still hot after twenty minutes up our hill. |
5 |  | I had it on Monday, Wednesday and today. |
5 | burgers wraps | They read the note! No onion, as asked, and a little smiley on the lid. |
5 | burgers pizza wraps grills rice soups seafood | Portion for an adult who has been swimming. |
5 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Better than the place everybody queues for. |
5 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Came in real boxes, not plastic. And it tasted. |
5 | burgers wraps grills takeout-box curry-rice | The sauce. I would buy a bottle of the sauce. |
5 | burgers pizza wraps grills rice soups seafood | Late shift at the hospital, saved by this. |
5 | green-salad takeout-box pot-of-food | Kids ate the vegetables. Write that on the menu. |
5 | rice soups pie moon-cake tamale flatbread olive | Exactly as my aunt makes it, and she will not hear that from me. |
5 |  | Fourth time. Same taste each time, which is harder than it sounds. |
5 | french-fries fried-shrimp falafel squid | Crisp on arrival. I did not believe it either. |
5 | cut-of-meat | Asked for well done, got well done, thank you. |
5 |  | Good. Very good. |
5 |  | We moved here in March and this is now 'our' place. |
5 |  | The courier waited until I found the lift. The food waited too, and was fine. |
5 | Heat | Spicy means spicy here. Respect. |
5 | burgers pizza wraps | Perfect for one evening with the match on. |
5 | rice soups pie moon-cake flatbread | I am sixty-eight and have eaten this all my life. Correct. |
5 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Office lunch for nine, every name on its own bag. |
5 | soups rice custard | You can taste that somebody stood there and stirred. |
5 | breakfast hot-beverage | Breakfast in bed, ordered from the bed. |
5 | ice-cream soft-ice-cream iced-coffee tropical-drink shaved-ice | Cold, thick, not too sweet. Gone in a minute. |
5 | hot-beverage iced-coffee | The good kind of strong. |
5 | shallow-pan-of-food pot-of-food | The pan was scraped clean and then fought over. |
4 | dumpling rice-ball taco desserts croissant | Lovely, but next time I take two, they are small. |
4 | hamburger stuffed-flatbread baguette-bread | Good taste, the bread had steamed itself soft in the bag. |
4 |  | Ten minutes over the time, otherwise nothing to say. |
4 | burgers pizza wraps grills rice soups seafood salads asian breakfast | A touch salty for me, my husband says just right. |
4 | seafood | Would have liked a second lemon. |
4 |  | Better eaten there, but still the best that gets to us. |
4 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Solid lunch. Not cheap, not dear. |
4 | rice soups salads asian | Forgot the fork. I had one. |
4 | takeout-box cooking falafel | Tasty, heavy on the oil this time. |
4 | Heat | The medium is what I call mild. |
4 | rice soups salads grills | Nice, though the picture shows more herbs than came. |
4 | burgers pizza wraps grills rice soups seafood | Warm rather than hot, my fault for living so far out. |
4 | green-salad tomato avocado | Fresh and bright, the dressing could be shyer. |
4 | shortcake cupcake | Cream was a bit soft after the ride, taste perfect. |
3 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Taste is there, the portion is not. | We weighed ours again after your note and the ladle is now a larger one. Come and check.
3 | pizza rice calzone | Cold in the middle. I put it back in the oven and then it was good. | That was ours, not the courier's. The shelf lamp had failed; it is replaced.
3 | stuffed-flatbread poultry-leg | They left out the garlic sauce I paid for. | Sorry! The money for it is back with you, and two of them come with your next order.
3 | burgers pizza wraps grills rice soups seafood salads asian breakfast | Good on Tuesday, tired on Sunday. Same dish. | Sundays we were two people short. We have hired, please give us another Sunday.
3 |  | It is all right. I will try something else from them. |
3 | desserts | Too sweet for a grown-up. |
3 | soups curry-rice | Leaked into the bag. What remained was nice. | New lids since last week. Thank you for the photo you sent us.
3 | hot-beverage | Weak. Two more grams in the cup, please. | Noted, and the grinder is set again. The next one is on the house.
2 | burgers pizza wraps grills rice soups seafood | An hour and ten for something that takes ten minutes to walk. Cold. | You are right to be cross. A courier's scooter broke down and we should have called you. Your fee is refunded.
2 | veg | Not what I ordered, and I am vegetarian. | We mixed up two bags and are ashamed of it. The full price is back in your wallet; vegetarian orders now get a green seal.
2 | grills hamburger shortcake | Dry. I know they can do better, because they did before. | We do too. Ask for Nadim when you order next, he will cook it himself.
`);
