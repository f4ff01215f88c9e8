import { t } from '../../locales/pictures';
import type { ModuleCatalogue } from './types.ts';

/** What pharmacies hand over the counter. The first icon of a group is its emblem. */
export const pharmacyCatalogue: ModuleCatalogue = {
  'pain-relief': {
    name: t('Pain & Fever'),
    items: [
      ['pill', 'Paracetamol Capsules'],
      ['blister-pack', 'Ibuprofen Tablets'],
      ['ointment-tube', 'Pain Relief Gel'],
      ['ice', 'Cold Pack'],
      ['fever-syrup', 'Fever Syrup'],
    ],
  },
  'cold-flu': {
    name: t('Cold & Allergy'),
    items: [
      ['syrup-bottle', 'Cough Syrup'],
      ['nasal-spray', 'Nasal Spray'],
      ['inhaler', 'Inhaler'],
      ['lozenges', 'Throat Lozenges'],
      ['face-mask', 'Face Masks'],
      ['tissue-box', 'Soft Tissues'],
    ],
  },
  vitamins: {
    name: t('Vitamins & Supplements'),
    items: [
      ['vitamin-jar', 'Multivitamins'],
      ['pill-bottle', 'Vitamin C'],
      ['omega-jar', 'Omega-3'],
      ['dropper-bottle', 'Vitamin D Drops'],
      ['protein-tub', 'Protein Powder'],
      ['honey-pot', 'Propolis Honey'],
      ['sachet', 'Electrolyte Sachets'],
    ],
  },
  'first-aid': {
    name: t('First Aid'),
    items: [
      ['first-aid-kit', 'First Aid Kit'],
      ['adhesive-bandage', 'Plasters'],
      ['bandage-roll', 'Bandage Roll'],
      ['antiseptic-bottle', 'Antiseptic'],
      ['gloves', 'Gloves'],
      ['scissors', 'Medical Scissors'],
      ['syringe', 'Syringes'],
    ],
  },
  devices: {
    name: t('Health Devices'),
    items: [
      ['pressure-monitor', 'Blood Pressure Monitor'],
      ['thermometer', 'Thermometer'],
      ['stethoscope', 'Stethoscope'],
      ['glucose-meter', 'Glucose Meter'],
      ['stopwatch', 'Pulse Timer'],
    ],
  },
  tests: {
    name: t('Home Tests'),
    items: [
      ['test-tube', 'Test Tubes'],
      ['drop-of-blood', 'Blood Test Kit'],
      ['petri-dish', 'Allergy Test'],
      ['dna', 'DNA Test Kit'],
      ['test-strip', 'Rapid Test'],
    ],
  },
  skin: {
    name: t('Skin Care'),
    items: [
      ['lotion-bottle', 'Body Lotion'],
      ['cream-jar', 'Moisturiser'],
      ['sunscreen', 'Sunscreen'],
      ['serum-bottle', 'Face Serum'],
      ['hand-cream', 'Hand Cream'],
      ['cucumber', 'Cucumber Mask'],
    ],
  },
  hair: {
    name: t('Hair & Shaving'),
    items: [
      ['pump-bottle', 'Shampoo'],
      ['conditioner-bottle', 'Conditioner'],
      ['hair-pick', 'Comb'],
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
      ['sponge', 'Bath Sponge'],
      ['roll-of-paper', 'Soft Rolls'],
      ['bubbles', 'Bath Foam'],
      ['deodorant', 'Deodorant'],
    ],
  },
  baby: {
    name: t('Mother & Baby'),
    items: [
      ['baby-bottle', 'Baby Bottle'],
      ['diaper-pack', 'Diapers'],
      ['formula-tub', 'Baby Formula'],
      ['baby-lotion', 'Baby Lotion'],
      ['teddy-bear', 'Soothing Bear'],
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
