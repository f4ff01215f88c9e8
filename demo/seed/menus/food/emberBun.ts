import { dishes } from '../dishes';

export const emberBun = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
hamburger cheese-wedge dish-burger-classic | The Ember Classic | Beef seared over oak embers, cheddar, pickles and our smoked tomato sauce. | 8.90 | 290 g | 720 | gluten, milk, eggs, mustard, sesame | halal | burger
hamburger onion dish-burger-double | Oak-Smoked Double | Two thin patties, crisp at the edges, with onions cooked down for an hour. | 11.50 | 360 g | 940 | gluten, milk, eggs, mustard, sesame | halal | burger
hamburger brown-mushroom dish-burger-mushroom | Mushroom Swiss Burger | Chestnut mushrooms fried in butter until brown, Swiss cheese, no ketchup. | 9.75 | 310 g | 780 | gluten, milk, eggs, sesame | halal | burger
hamburger hot-pepper dish-burger-harissa | Harissa Burn | Harissa in the meat, not only on it. Cooled a little by mint yoghurt. | 9.40 | 300 g | 730 | gluten, milk, eggs, sesame | halal | burger
hamburger poultry-leg dish-burger-chicken | Buttermilk Chicken Burger | Thigh meat soaked overnight in buttermilk, fried crisp, with cabbage slaw. | 8.75 | 310 g | 760 | gluten, milk, eggs, mustard | halal | burger
hamburger tropical-fish dish-burger-fish | Harbour Fish Burger | Battered hake from the morning auction, dill pickle mayonnaise, lettuce. | 9.25 | 280 g | 650 | gluten, fish, eggs, mustard | halal | toppings
hamburger beans dish-burger-bean | Black Bean Burger | Black beans, beetroot and walnuts, charred like the others. Meat eaters order it too. | 8.25 | 280 g | 590 | gluten, nuts, sesame, mustard | veg halal | burger
hamburger cucumber dish-burger-halloumi | Halloumi Stack | Two slabs of grilled halloumi, courgette ribbons and lemon mayonnaise. | 8.60 | 270 g | 680 | gluten, milk, eggs, sesame | veg halal | toppings
hamburger egg dish-burger-egg | Breakfast-for-Dinner Burger | Beef, beef bacon and a fried egg whose yolk still runs. | 10.50 | 340 g | 860 | gluten, milk, eggs, sesame | halal | burger
sandwich tomato | Ember Club | Three toasted slices, grilled chicken, egg, tomato, cut in four. | 7.90 | 320 g | 690 | gluten, eggs, milk, mustard | halal | toppings
sandwich cut-of-meat | Steak Sandwich | Sliced rump, rocket and mustard butter in a baguette from our own oven. | 11.90 | 330 g | 740 | gluten, milk, mustard | halal | toppings
hot-dog onion | Smoked Beef Dog | A coarse beef sausage from the butcher next door, fried onions, sweet mustard. | 5.90 | 220 g | 560 | gluten, mustard, celery | halal | toppings
hot-dog hot-pepper | Chilli Cheese Dog | The beef sausage again, under bean chilli and melted cheddar. Take napkins. | 6.75 | 270 g | 690 | gluten, milk, celery | halal | toppings
french-fries dish-fries-skin-on | Skin-On Fries | Cut this morning, fried twice, salted while hot. | 3.25 | 180 g | 420 |  | veg halal | size
french-fries garlic dish-fries-parmesan | Garlic Parmesan Fries | Tossed in roasted garlic oil and a snowfall of parmesan. | 4.50 | 210 g | 540 | milk | veg halal |
french-fries roasted-sweet-potato dish-sweet-wedges | Sweet Potato Wedges | Baked, not fried, with smoked paprika and a lime yoghurt dip. | 4.25 | 200 g | 310 | milk | veg halal |
french-fries onion dish-onion-rings | Onion Rings | Thick rings in a beer-free batter that stays crisp on the way. | 3.90 | 160 g | 430 | gluten | veg halal |
cup-with-straw strawberry | Strawberry Malt Shake | Real strawberries, vanilla ice cream and a spoon of malt. | 4.90 | 400 ml | 460 | milk, gluten | veg halal |
`);
