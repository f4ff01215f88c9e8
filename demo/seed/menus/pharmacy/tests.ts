import { medicines } from '../medicines';

export const tests = medicines(`
icons | name | description | price | pack | generic | marks
test-tube | Urine Test Strips | Ten values, colour card on the tube. | 14.90 | 50 pieces |  |
drop-of-blood | Ferritin Home Test | A drop of blood, ten minutes, one line or two. | 16.50 | 1 piece |  |
drop-of-blood ware-test-vitamin-d | Vitamin D Home Test | Low, middling or enough, at home. | 18.90 | 1 piece |  |
petri-dish | Gluten Sensitivity Test | Looks for tTG antibodies; confirm with a doctor. | 21.00 | 1 piece |  |
petri-dish ware-test-pylori | H. Pylori Test | From a stool sample, fifteen minutes. | 17.40 | 1 piece |  |
dna | Ancestry DNA Kit | Spit, post, wait five weeks. | 59.00 | 1 piece |  |
test-strip | Pregnancy Test | Two tests, from the day of a missed period. | 7.80 | 2 pieces |  |
test-strip ware-test-covid | COVID-19 and Flu Rapid Test | One swab tells A, B and COVID apart. | 6.90 | 2 pieces |  |
test-strip ware-test-ovulation | Ovulation Tests | Twenty strips and two pregnancy tests. | 15.60 | 20 pieces |  |
`);
