import { goods } from '../goods';

export const men = goods(`
icons | name | description | price | choices
t-shirt | Heavy Cotton T-Shirt | 240 grams, collar that stays flat. | 18.00 | colour size
t-shirt ware-polo | Linen Polo | For dinner by the water. | 32.00 | colour size
jeans | Straight Jeans | Thirteen-ounce denim, honest fades. | 49.00 | colour size
jeans ware-chinos | Relaxed Chinos | Hemmed free, tell us the length. | 42.00 | colour size
coat ware-rain-jacket | Waxed Rain Jacket | Re-wax it once a year, pass it on. | 119.00 | colour size
coat ware-overcoat | Wool Overcoat | Half-lined, cut by the tailor upstairs. | 149.00 | colour size
necktie ware-shirt-and-tie | White Shirt and Tie Set | For the interview you did not plan. | 46.00 | size
necktie ware-tie-knitted | Knitted Silk Tie | Square end, forgives a bad knot. | 28.00 | colour
shorts | Swim Shorts | Recycled nylon, pocket that drains. | 27.00 | colour size
billed-cap | Six-Panel Cap | Unstructured, brass buckle. | 17.00 | colour
socks | Merino Socks, Three Pairs | Do not smell on day two. | 24.00 | colour
`);
