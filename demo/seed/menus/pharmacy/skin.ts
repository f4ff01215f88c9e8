import { medicines } from '../medicines';

export const skin = medicines(`
icons | name | description | price | pack | generic | marks
lotion-bottle | Urea Body Lotion 10% | For shins that flake in winter. | 12.40 | 400 ml |  |
lotion-bottle ware-aloe | Aloe After-Sun | Keep it in the fridge door. | 8.90 | 200 ml |  |
cream-jar | Ceramide Moisturiser | Thick, no scent, face and body. | 15.90 | 340 g |  |
cream-jar ware-balm | Barrier Repair Balm | Panthenol and shea, for lips, knuckles, noses. | 9.80 | 50 ml | Dexpanthenol |
sunscreen | Sunscreen SPF 50+ | Light, no white film, face. | 16.50 | 50 ml |  |
sunscreen ware-sunscreen-children | Children's Sunscreen SPF 50 | Mineral, survives the pool. | 17.90 | 150 ml |  |
serum-bottle | Niacinamide Serum 10% | For shine and pores, under cream. | 13.50 | 30 ml | Niacinamide |
serum-bottle ware-serum-hyaluronic | Hyaluronic Serum | On damp skin, then cream. | 14.20 | 30 ml | Sodium hyaluronate |
hand-cream | Glycerine Hand Cream | Sinks in before you need your phone. | 4.90 | 75 ml |  |
hand-cream ware-hydrocortisone | Hydrocortisone Cream 1% | For itchy rashes, a few days only, thin. | 5.80 | 15 g | Hydrocortisone |
hand-cream ware-clotrimazole | Clotrimazole Cream 1% | Against athlete's foot; go on after it looks healed. | 5.20 | 20 g | Clotrimazole |
cucumber | Cucumber Eye Masks | Five pairs, cooling. | 6.40 | 5 pieces |  |
`);
