import { t } from '../../locales/pictures';
import type { ModuleCatalogue } from './types.ts';

/** What pharmacies hand over the counter. The first icon of a group is its emblem. */
export const pharmacyCatalogue: ModuleCatalogue = {
  'pain-relief': {
    name: t('Medicines'),
    items: [
      ['pill', 'Headache & Fever'],
      ['blister-pack', 'Tablets & Capsules'],
      ['ointment-tube', 'Gels'],
      ['ice', 'Cold & Heat'],
      ['fever-syrup', 'Syrups for Children'],
    ],
  },
  'cold-flu': {
    name: t('Cold & Allergy'),
    items: [
      ['syrup-bottle', 'Syrups'],
      ['nasal-spray', 'Nasal Sprays'],
      ['inhaler', 'Inhalers'],
      ['lozenges', 'Throat Lozenges'],
      ['face-mask', 'Face Masks'],
      ['tissue-box', 'Soft Tissues'],
    ],
  },
  vitamins: {
    name: t('Vitamins & Supplements'),
    items: [
      ['vitamin-jar', 'Vitamins & Minerals'],
      ['pill-bottle', 'Single Vitamins'],
      ['omega-jar', 'Omega-3'],
      ['dropper-bottle', 'Drops'],
      ['protein-tub', 'Protein Powder'],
      ['honey-pot', 'Propolis Honey'],
      ['sachet', 'Sachets'],
    ],
  },
  'first-aid': {
    name: t('First Aid'),
    items: [
      ['first-aid-kit', 'First Aid Kit'],
      ['adhesive-bandage', 'Plasters'],
      ['bandage-roll', 'Bandages & Gauze'],
      ['antiseptic-bottle', 'Antiseptic'],
      ['gloves', 'Gloves'],
      ['scissors', 'Medical Scissors'],
      ['syringe', 'Syringes'],
    ],
  },
  devices: {
    name: t('Health Devices'),
    items: [
      ['pressure-monitor', 'Blood Pressure'],
      ['thermometer', 'Thermometers'],
      ['stethoscope', 'Stethoscope'],
      ['glucose-meter', 'Glucose Meter'],
      ['stopwatch', 'Oximeters & Timers'],
    ],
  },
  tests: {
    name: t('Home Tests'),
    items: [
      ['test-tube', 'Urine Tests'],
      ['drop-of-blood', 'Blood Tests'],
      ['petri-dish', 'Stomach & Gluten Tests'],
      ['dna', 'DNA Test Kit'],
      ['test-strip', 'Rapid Tests'],
    ],
  },
  skin: {
    name: t('Skin Care'),
    items: [
      ['lotion-bottle', 'Body Lotion'],
      ['cream-jar', 'Moisturisers'],
      ['sunscreen', 'Sunscreen'],
      ['serum-bottle', 'Serums'],
      ['hand-cream', 'Creams'],
      ['cucumber', 'Cucumber Mask'],
    ],
  },
  hair: {
    name: t('Hair & Shaving'),
    items: [
      ['pump-bottle', 'Shampoo'],
      ['conditioner-bottle', 'Conditioner'],
      ['hair-pick', 'Combs'],
      ['razor', 'Razor'],
      ['hair-oil', 'Hair Oil'],
    ],
  },
  oral: {
    name: t('Oral Care'),
    items: [
      ['toothbrush', 'Toothbrush'],
      ['toothpaste', 'Toothpaste'],
      ['mouthwash', 'Mouthwash'],
      ['tooth', 'Dental Floss'],
    ],
  },
  hygiene: {
    name: t('Bath & Hygiene'),
    items: [
      ['soap', 'Soap Bar'],
      ['sanitizer', 'Hand Sanitizer'],
      ['sponge', 'Sponges'],
      ['roll-of-paper', 'Cotton Wool'],
      ['bubbles', 'Baths'],
      ['deodorant', 'Deodorant'],
    ],
  },
  baby: {
    name: t('Mother & Baby'),
    items: [
      ['baby-bottle', 'Feeding'],
      ['diaper-pack', 'Nappies & Wipes'],
      ['formula-tub', 'Baby Formula'],
      ['baby-lotion', 'Baby Skin'],
      ['teddy-bear', 'Comfort'],
      ['bathtub', 'Baby Bath'],
    ],
  },
  support: {
    name: t('Eyes & Mobility'),
    items: [
      ['glasses', 'Reading Glasses'],
      ['eye-drops', 'Eye Drops'],
      ['crutch', 'Crutch'],
      ['manual-wheelchair', 'Wheelchair'],
      ['white-cane', 'White Cane'],
      ['socks', 'Compression Socks'],
    ],
  },
};
