import { medicines } from '../medicines';

export const vitamins = medicines(`
icons | name | description | price | pack | generic | marks
vitamin-jar | Daily Multivitamin | Twelve vitamins and eight minerals. | 11.90 | 60 pieces |  |
vitamin-jar ware-gummies | Children's Gummies | Bears with vitamins, no gelatine from pork. | 9.40 | 60 pieces |  |
vitamin-jar ware-prenatal | Prenatal Vitamins | With 400 micrograms of folic acid and iodine. | 14.80 | 30 pieces | Folic acid |
vitamin-jar ware-iron | Iron 14 mg with Vitamin C | The gentle form, easier on the stomach. | 8.90 | 60 pieces | Iron bisglycinate |
vitamin-jar ware-magnesium | Magnesium 375 mg | Citrate, for muscles. | 9.60 | 60 pieces | Magnesium citrate |
pill-bottle | Vitamin C 1000 mg | Slow release, with rosehip. | 8.40 | 60 pieces | Ascorbic acid |
pill-bottle ware-zinc | Zinc 15 mg | Small tablets, easy to swallow. | 6.70 | 90 pieces | Zinc gluconate |
pill-bottle ware-b12 | Vitamin B12 1000 mcg | Melts under the tongue; suits vegans. | 9.20 | 60 pieces | Methylcobalamin |
pill-bottle ware-melatonin | Melatonin 1 mg | For falling asleep; do not drive after it. | 7.80 | 30 pieces | Melatonin |
omega-jar | Omega-3 1000 mg | Fish oil, lemon coated so that it does not repeat. | 12.60 | 90 pieces |  |
omega-jar ware-omega-algae | Algae Omega-3 | The same acids without the fish. | 17.90 | 60 pieces |  |
dropper-bottle | Vitamin D3 Drops | In olive oil, with a dropper that counts. | 7.60 | 20 ml | Cholecalciferol |
dropper-bottle ware-drops-probiotic | Probiotic Drops | For infants, keep in the fridge. | 15.40 | 8 ml |  |
protein-tub | Whey Protein, Vanilla | Twenty-four grams a scoop. Contains milk. | 34.00 | 900 g |  |
protein-tub ware-protein-pea | Pea Protein, Cocoa | No milk, no soy, not chalky. | 29.50 | 750 g |  |
honey-pot ware-honey-propolis | Propolis Honey | Two per cent propolis; not for babies under one. | 13.20 | 250 g |  |
sachet | Oral Rehydration Salts | WHO formula, lemon, twenty sachets. | 5.90 | 20 pieces | Oral rehydration salts |
sachet ware-sachet-antacid | Antacid Sachets | Mint liquid that coats the stomach. | 6.40 | 20 pieces | Sodium alginate |
`);
