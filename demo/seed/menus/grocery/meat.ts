import { groceries } from '../groceries';

export const meat = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
cut-of-meat | Beef Rump Steaks | Two, cut thick, out of the fridge an hour before. | 10.90 | 400 g | 190 |  | halal
cut-of-meat dish-beef-cubes | Beef Stewing Cubes | Shin and chuck; two hours, lid on. | 8.50 | 500 g | 210 |  | halal
cut-of-meat dish-veal | Veal Escalopes | Beaten thin by the butcher. | 9.80 | 400 g | 150 |  | halal
cut-of-meat dish-basterma | Beef Basterma | Air-dried, fenugreek crust, sliced to order. | 4.90 | 150 g | 250 |  | halal
poultry-leg | Chicken Drumsticks | Skin on, from birds that walked. | 4.90 | 1 kg | 172 |  | halal
poultry-leg dish-chicken-breast | Chicken Breast Fillets | Trimmed, nothing injected. | 5.90 | 500 g | 110 |  | halal
poultry-leg dish-chicken-whole | Whole Chicken | For roasting, giblets in a bag. | 6.40 | 1.3 kg | 215 |  | halal
poultry-leg dish-chicken-wings | Chicken Wings | For the grill, cut at the joint. | 3.60 | 800 g | 203 |  | halal
poultry-leg dish-turkey | Turkey Escalopes | Lean, thin, five minutes. | 6.20 | 450 g | 105 |  | halal
meat-on-bone | Lamb Leg | About two kilos, for eight and for leftovers. | 27.50 | 2 kg | 230 |  | halal
meat-on-bone dish-lamb-chops | Lamb Chops | Six, trimmed French style. | 13.90 | 500 g | 290 |  | halal
meat-on-bone dish-lamb-neck | Lamb Neck | Cheap, bony, makes the best broth. | 7.20 | 1 kg | 250 |  | halal
meat-on-bone dish-oxtail | Oxtail | Sliced; give it four hours. | 9.60 | 1 kg | 262 |  | halal
minced-meat | Minced Beef | Fifteen per cent fat, minced after you order. | 5.80 | 500 g | 215 |  | halal
minced-meat ware-mince-lamb | Minced Lamb | For kafta and for dolma. | 7.40 | 500 g | 260 |  | halal
minced-meat ware-mince-kafta | Kafta Mix | Lamb, beef, parsley, onion; wet your hands. | 7.60 | 500 g | 235 |  | halal
`);
