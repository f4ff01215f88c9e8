import { medicines } from '../medicines';

export const support = medicines(`
icons | name | description | price | pack | generic | marks
glasses | Reading Glasses +1.5 | Tortoise frame, with case. | 12.90 | 1 piece |  |
glasses ware-glasses-strong | Reading Glasses +2.5 | Black, folds flat. | 12.90 | 1 piece |  |
eye-drops | Lubricating Eye Drops | For screen days, also with lenses. | 7.40 | 10 ml | Hypromellose |
eye-drops ware-drops-chloramphenicol | Chloramphenicol Eye Drops 0.5% | Antibiotic; keep in the fridge, throw away after five days. | 5.90 | 10 ml | Chloramphenicol | prescription
crutch | Forearm Crutches | A pair, height in ten steps. | 34.00 | 2 pieces |  |
manual-wheelchair | Folding Wheelchair | Aluminium, fourteen kilos, up to a hundred and ten. | 189.00 | 1 piece |  |
white-cane | Folding White Cane | Five sections, rolling tip. | 28.00 | 1 piece |  |
socks | Compression Socks 20 mmHg | For flights and long standing; measure the calf first. | 19.50 | 2 pieces |  |
`);
