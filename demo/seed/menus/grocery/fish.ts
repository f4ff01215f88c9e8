import { groceries } from '../groceries';

export const fishCounter = groceries(`
icons | name | description | price | pack | kcal | allergens | marks
fish ware-sea-bass | Sea Bass | Two, scaled and gutted, heads on. | 11.50 | 700 g | 105 | fish |
fish dish-salmon | Salmon Fillet | Skin on; start it in a cold pan. | 12.90 | 400 g | 208 | fish |
fish dish-hake | Hake Steaks | White, mild, for children too. | 8.90 | 500 g | 86 | fish |
fish ware-sardines | Sardines | A kilo, silver, for the grill tonight. | 4.90 | 1 kg | 135 | fish |
fish dish-tuna | Tuna Steaks | Two, deep red; one minute a side. | 13.50 | 350 g | 144 | fish |
fish ware-mackerel-smoked | Smoked Mackerel | Peppered, ready, good on rye. | 5.20 | 200 g | 305 | fish |
tropical-fish | Sea Bream | One for each plate, cleaned. | 6.40 | 400 g | 96 | fish |
tropical-fish fish-coral | Red Mullet | Small, pink, flour and hot oil. | 14.50 | 500 g | 117 | fish |
tropical-fish dish-grouper | Grouper Fillet | Firm enough for curry. | 14.90 | 500 g | 92 | fish |
shrimp ware-prawns-raw | Raw King Prawns | Shell on, sixteen to the half kilo. | 13.90 | 500 g | 85 | crustaceans |
shrimp dish-peeled-prawns | Peeled Prawns | Cleaned, tails on, for a weekday. | 10.50 | 400 g | 80 | crustaceans |
crab ware-crab-blue | Blue Crabs | Four, from the bay, alive this morning. | 11.90 | 1 kg | 87 | crustaceans |
lobster ware-lobster | Whole Lobster | About six hundred grams; order before ten. | 26.00 | 600 g | 89 | crustaceans |
squid ware-squid-cleaned | Cleaned Squid | Tubes and tentacles, no ink on your apron. | 8.90 | 500 g | 92 | molluscs |
squid ware-octopus-baby | Baby Octopus | Frozen at sea, which makes it tender. | 9.40 | 500 g | 82 | molluscs |
`);
