import { dishes } from '../dishes';

export const fridge = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
cup-with-straw dish-water | Still Water | From the springs above Wadi Noor, in glass. | 1.25 | 500 ml | 0 |  | veg halal |
cup-with-straw lime dish-sparkling | Sparkling Water | Fine bubbles, a slice of lime in the cup. | 1.75 | 330 ml | 0 |  | veg halal |
cup-with-straw ice dish-cola | House Cola | Kola nut, vanilla, orange peel; less sweet than the big ones. | 2.00 | 330 ml | 120 |  | veg halal |
cup-with-straw tangerine dish-orange-soda | Bitter Orange Soda | Made from the oranges that nobody eats raw. | 2.25 | 330 ml | 110 |  | veg halal |
tropical-drink tangerine dish-orange-juice | Fresh Orange Juice | Four oranges, pressed after you pay. | 3.25 | 300 ml | 135 |  | veg halal | size
tropical-drink dish-jallab | Jallab | Date, grape and rose water, pine nuts floating on top. | 3.25 | 350 ml | 190 | nuts, sulphites | veg halal |
teapot honey-pot dish-hibiscus | Hibiscus Cooler | Cold karkadeh, tart and red, barely sugared. | 2.75 | 350 ml | 60 |  | veg halal |
`);
