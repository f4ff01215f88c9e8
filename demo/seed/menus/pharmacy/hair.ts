import { medicines } from '../medicines';

export const hair = medicines(`
icons | name | description | price | pack | generic | marks
pump-bottle | Mild Daily Shampoo | For scalps that complain. | 7.90 | 400 ml |  |
pump-bottle ware-shampoo-ketoconazole | Ketoconazole Shampoo 2% | Against stubborn dandruff. | 9.60 | 100 ml | Ketoconazole |
conditioner-bottle | Argan Conditioner | Combs through wet curls. | 8.40 | 300 ml |  |
hair-pick | Lice Comb | Steel teeth, the only thing that really works. | 7.20 | 1 piece |  |
razor ware-razor-safety | Safety Razor | Brass, ten blades. | 18.90 | 1 piece |  |
razor ware-razors | Disposable Razors | Three blades, pack of six. | 6.20 | 6 pieces |  |
hair-oil | Castor and Rosemary Oil | Before washing, warm it in the hands. | 9.90 | 100 ml |  |
`);
