import { medicines } from '../medicines';

export const painRelief = medicines(`
icons | name | description | price | pack | generic | marks
pill loose-tablets | Paracetamol 500 mg | Tablets for mild pain and fever. Contains nothing that makes you drowsy. | 2.40 | 24 pieces | Paracetamol |
pill ware-tablets-strong | Paracetamol 1 g | Scored tablets, for adults, sold on prescription in this strength. | 3.60 | 40 pieces | Paracetamol | prescription
pill ware-tablets-effervescent | Effervescent Paracetamol 500 mg | Dissolves in water. Each tablet contains sodium. | 4.20 | 20 pieces | Paracetamol |
pill ware-aspirin | Aspirin 500 mg | For headache and fever in adults; not for anyone under sixteen. | 3.10 | 20 pieces | Acetylsalicylic acid |
pill loose-capsule | Paracetamol with Caffeine | For tension headache. Counts as paracetamol and as a cup of coffee. | 3.90 | 20 pieces | Paracetamol, caffeine |
blister-pack | Ibuprofen 200 mg | Coated tablets for pain with inflammation; take with food. | 3.40 | 24 pieces | Ibuprofen |
blister-pack blister-softgels | Ibuprofen 600 mg | The strength that needs a doctor's word. | 4.80 | 40 pieces | Ibuprofen | prescription
blister-pack blister-tablets | Naproxen 500 mg | Gastro-resistant tablets for joint pain. | 6.90 | 30 pieces | Naproxen | prescription
blister-pack blister-blue | Omeprazole 20 mg | Capsules against heartburn that keeps coming back. | 5.60 | 14 pieces | Omeprazole |
blister-pack blister-capsules | Amoxicillin 500 mg | Antibiotic capsules. Tell us if you are allergic to penicillin. | 7.80 | 21 pieces | Amoxicillin | prescription
blister-pack ware-blister-metformin | Metformin 850 mg | Film-coated tablets for type 2 diabetes, a month's supply. | 6.20 | 60 pieces | Metformin | prescription
blister-pack ware-blister-amlodipine | Amlodipine 5 mg | Tablets for high blood pressure. | 5.90 | 30 pieces | Amlodipine | prescription
blister-pack ware-blister-loperamide | Loperamide 2 mg | Capsules for sudden diarrhoea in adults; drink as well. | 4.10 | 12 pieces | Loperamide |
ointment-tube | Diclofenac Gel 1% | For strains and sprains, not on broken skin. | 7.40 | 100 g | Diclofenac |
ointment-tube ware-arnica | Arnica Gel | Herbal gel for bruises, cooling. | 6.30 | 75 ml |  |
ice | Instant Cold Pack | Squeeze to start; single use, two pieces. | 3.80 | 2 pieces |  |
ice ware-gel-pack | Reusable Hot and Cold Gel Pack | From the freezer or from warm water, with a sleeve. | 7.90 | 1 piece |  |
fever-syrup | Children's Paracetamol Suspension | 120 mg in 5 ml, strawberry, sugar-free, syringe in the box. | 4.60 | 100 ml | Paracetamol |
fever-syrup ware-ibuprofen-syrup | Children's Ibuprofen Suspension | 100 mg in 5 ml, orange, from three months of age. | 5.40 | 100 ml | Ibuprofen |
blister-pack ware-blister-apixaban | Apixaban 5 mg | Tablets that thin the blood; carry the card that comes with them. | 38.00 | 60 pieces | Apixaban | prescription
`);
