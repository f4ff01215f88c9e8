import { groceries } from '../groceries';

export const dairy = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
milk-carton | Whole Milk | From the herd at Wadi Noor, two days old. | 1.60 | 1 l | 64 | milk |
milk-carton ware-milk-skimmed | Skimmed Milk | All the calcium, none of the cream. | 1.60 | 1 l | 35 | milk |
milk-carton ware-milk-lactose-free | Lactose-Free Milk | Cow's milk, easier on some stomachs. | 2.10 | 1 l | 47 | milk |
milk-carton ware-drink-oat | Oat Drink | Foams for coffee, keeps in the cupboard. | 2.60 | 1 l | 46 | gluten |
milk-carton ware-drink-almond | Unsweetened Almond Drink | Light, two ingredients more than water. | 2.80 | 1 l | 13 | nuts |
glass-of-milk | Laban | Drinking yoghurt, salted a little. | 1.40 | 1 l | 58 | milk |
glass-of-milk ware-kefir-strawberry | Strawberry Kefir | Fizzy at the edges, alive. | 2.20 | 500 ml | 72 | milk |
cheese-wedge dish-akkawi-cheese | Akkawi Cheese | White, salty; soak it for knafeh. | 5.90 | 500 g | 290 | milk |
cheese-wedge dish-halloumi | Halloumi | Squeaks raw, browns in the pan. | 4.60 | 250 g | 321 | milk |
cheese-wedge dish-feta | Feta | Sheep and goat, in its brine. | 4.20 | 200 g | 264 | milk |
cheese-wedge | Aged Cheddar | Fourteen months, crumbles. | 5.50 | 250 g | 410 | milk |
cheese-wedge dish-mozzarella | Mozzarella Ball | In whey; drain it well for pizza. | 2.60 | 125 g | 240 | milk |
cheese-wedge dish-string-cheese | String Cheese | Braided with black cumin. | 4.80 | 300 g | 310 | milk |
cheese-wedge ware-parmesan | Parmesan Wedge | Twenty-four months, keep the rind for soup. | 7.20 | 200 g | 402 | milk |
butter | Unsalted Butter | For baking and for toast with honey. | 3.20 | 250 g | 744 | milk |
butter ware-samneh | Samneh | Clarified until it smells of nuts. | 7.90 | 500 g | 880 | milk |
butter ware-clotted-cream | Clotted Cream | For breakfast with honey, no later. | 3.40 | 170 g | 450 | milk |
egg | Free-Range Eggs | Twelve, brown, dated on the shell. | 3.40 | 12 pieces | 143 | eggs | organic
egg ware-eggs-white | Large White Eggs | A tray of thirty for a family that bakes. | 5.90 | 30 pieces | 143 | eggs |
egg ware-eggs-quail | Quail Eggs | Eighteen freckled ones, two minutes to boil. | 3.20 | 18 pieces | 158 | eggs |
yogurt-cup dish-plain-yoghurt | Plain Yoghurt | Set in the pot, whey on top. | 1.90 | 1 kg | 61 | milk | organic
yogurt-cup ware-yoghurt-greek | Greek Yoghurt | Strained; the spoon stands. | 2.60 | 500 g | 97 | milk |
yogurt-cup dish-labneh | Labneh | Hung for a night, a hollow for the oil. | 3.10 | 400 g | 160 | milk |
yogurt-cup ware-yoghurt-apricot | Apricot Yoghurts | Four pots with pieces of fruit. | 2.40 | 4 pieces | 95 | milk |
yogurt-cup ware-yoghurt-coconut | Coconut Yoghurt | Without milk, with live cultures. | 3.50 | 350 g | 190 |  |
custard ware-pot-rice | Rice Pudding Pots | Two, skin on top, as at home. | 2.60 | 2 pieces | 130 | milk |
custard ware-pot-muhallabia | Muhallabia Pots | Rose water and a line of pistachio. | 2.80 | 2 pieces | 125 | milk, nuts |
`);
