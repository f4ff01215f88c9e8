import { medicines } from '../medicines';

export const firstAid = medicines(`
icons | name | description | price | pack | generic | marks
first-aid-kit | Family First Aid Kit | Ninety pieces and a list of what is in which pocket. | 24.90 | 1 piece |  |
first-aid-kit ware-kit-car | Car First Aid Kit | With foil blanket, fits under a seat. | 15.90 | 1 piece |  |
adhesive-bandage ware-plasters-fabric | Fabric Plasters | Assorted sizes that bend with the finger. | 3.40 | 40 pieces |  |
adhesive-bandage | Blister Plasters | Hydrocolloid, stay on for days. | 6.90 | 6 pieces |  |
adhesive-bandage ware-plasters-children | Children's Plasters | Whales and rockets, water-resistant. | 3.90 | 24 pieces |  |
bandage-roll | Elastic Bandage 8 cm | Washable, with two clips. | 3.60 | 1 piece |  |
bandage-roll ware-gauze | Sterile Gauze Swabs | Ten by ten, pairs. | 4.20 | 25 pieces |  |
antiseptic-bottle | Povidone-Iodine 10% | Brown antiseptic for small wounds; not with thyroid disease. | 3.90 | 100 ml | Povidone-iodine |
antiseptic-bottle ware-chlorhexidine | Chlorhexidine Spray | Does not sting, does not stain. | 5.60 | 50 ml | Chlorhexidine |
gloves | Nitrile Gloves, M | Powder-free, a hundred. | 8.90 | 100 pieces |  |
scissors | Bandage Scissors | Blunt tip that slides along skin. | 6.40 | 1 piece |  |
syringe | Oral Syringes 5 ml | For giving syrup, no needle. | 2.90 | 5 pieces |  |
syringe ware-syringe-insulin | Insulin Syringes 1 ml | U-100, fine needle, single use. | 4.80 | 10 pieces |  | prescription
syringe ware-syringe-enoxaparin | Enoxaparin Syringes 40 mg | Ready to use, after an operation; keep below twenty-five degrees. | 27.50 | 10 pieces | Enoxaparin | prescription
`);
