import { medicines } from '../medicines';

export const coldFlu = medicines(`
icons | name | description | price | pack | generic | marks
syrup-bottle | Dry Cough Syrup | Calms a cough that brings nothing up. May make you drowsy. | 5.20 | 150 ml | Dextromethorphan |
syrup-bottle ware-syrup-chesty | Chesty Cough Syrup | Loosens mucus; honey and lemon taste. | 5.40 | 150 ml | Guaifenesin |
syrup-bottle ware-syrup-ivy | Ivy Leaf Syrup | Herbal, from two years of age, no alcohol. | 6.80 | 100 ml |  |
syrup-bottle ware-syrup-cetirizine | Cetirizine Syrup | For hay fever in children from two. | 5.90 | 75 ml | Cetirizine |
nasal-spray | Xylometazoline Spray 0.1% | Opens a blocked nose within minutes; one week at most. | 4.30 | 10 ml | Xylometazoline |
nasal-spray ware-spray-sea | Sea Water Nasal Spray | Rinses and moistens, for every age. | 6.20 | 100 ml |  |
nasal-spray ware-spray-fluticasone | Fluticasone Nasal Spray | Against hay fever, for adults; works after some days. | 9.80 | 1 piece | Fluticasone |
inhaler | Salbutamol Inhaler 100 mcg | Relieves asthma; two hundred puffs. | 6.90 | 1 piece | Salbutamol | prescription
inhaler ware-inhaler-beclometasone | Beclometasone Inhaler 100 mcg | Prevents asthma when used daily. | 12.50 | 1 piece | Beclometasone | prescription
lozenges | Honey and Lemon Lozenges | For a dry throat, with vitamin C. | 3.20 | 24 pieces |  |
lozenges ware-lozenges-antiseptic | Antiseptic Throat Lozenges | Slightly numbing, sugar-free, from six years. | 4.70 | 16 pieces | Amylmetacresol |
face-mask | Surgical Masks | Type IIR, fifty in the box. | 4.90 | 50 pieces |  |
face-mask ware-mask-ffp2 | FFP2 Masks | Ten, each in its own bag. | 6.50 | 10 pieces |  |
tissue-box | Balsam Tissues | For a nose that is already sore. | 2.60 | 80 pieces |  |
inhaler ware-inhaler-salmeterol | Salmeterol and Fluticasone Inhaler | Two in one, for asthma that one alone does not hold. | 31.00 | 1 piece | Salmeterol, fluticasone | prescription
`);
