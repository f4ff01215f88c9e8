import { type Dyes, dye } from './dye.ts';

/** What a pharmacy has several of, each with a colour of its own. */
export const pharmacyDyes: Dyes = {
  pill: {
    'ware-tablets-strong': dye({ all: '#F0D6CE' }, { of: 'loose-tablets' }),
    'ware-tablets-effervescent': dye({ all: '#F4E6AE' }, { of: 'loose-tablets' }),
    'ware-aspirin': dye({ all: '#CBE0CF' }, { of: 'loose-tablets' }),
  },
  'blister-pack': {
    'ware-blister-metformin': dye({ warm: '#8FA9BC' }, { of: 'blister-tablets' }),
    'ware-blister-amlodipine': dye({ warm: '#9DB58A' }, { of: 'blister-tablets' }),
    'ware-blister-loperamide': dye({ green: '#8A5FA8' }, { of: 'blister-capsules' }),
    'ware-blister-apixaban': dye({ red: '#E5A03C' }),
  },
  'ointment-tube': { 'ware-arnica': dye({ red: '#E5A52E', blue: '#4E8A3B' }) },
  ice: { 'ware-gel-pack': dye({ blue: '#E58A9A' }, { flat: 0.62 }) },
  'fever-syrup': { 'ware-ibuprofen-syrup': dye({ red: '#F2A23C', warm: '#F2A23C' }) },
  'syrup-bottle': {
    'ware-syrup-chesty': dye({ warm: '#3F6F9A' }),
    'ware-syrup-ivy': dye({ warm: '#4E8A45' }),
    'ware-syrup-cetirizine': dye({ warm: '#8A5FA8' }),
  },
  'nasal-spray': {
    'ware-spray-sea': dye({ blue: '#2FA39C' }),
    'ware-spray-fluticasone': dye({ blue: '#8A5FA8' }),
  },
  inhaler: {
    'ware-inhaler-beclometasone': dye({ blue: '#A9653A' }),
    'ware-inhaler-salmeterol': dye({ blue: '#7F5AA8' }),
  },
  lozenges: { 'ware-lozenges-antiseptic': dye({ green: '#C93A3F', warm: '#E5785A' }) },
  'face-mask': { 'ware-mask-ffp2': dye({ blue: '#EEF1F3' }) },
  'vitamin-jar': {
    'ware-gummies': dye({ green: '#E5698A', red: '#8FC63F' }),
    'ware-prenatal': dye({ green: '#C98AB0' }),
    'ware-iron': dye({ green: '#9A3A2E' }),
    'ware-magnesium': dye({ green: '#3F72B5' }),
  },
  'pill-bottle': {
    'ware-zinc': dye({ warm: '#7F8A95' }),
    'ware-b12': dye({ warm: '#C93A4F' }),
    'ware-melatonin': dye({ warm: '#3F3A7A' }),
  },
  'omega-jar': { 'ware-omega-algae': dye({ blue: '#3F8F5A' }) },
  'dropper-bottle': { 'ware-drops-probiotic': dye({ warm: '#7FB04A' }) },
  'protein-tub': { 'ware-protein-pea': dye({ red: '#6E9A3F', blue: '#5A3A24' }) },
  sachet: { 'ware-sachet-antacid': dye({ warm: '#E58A9A', blue: '#9A7FC0' }) },
  'first-aid-kit': { 'ware-kit-car': dye({ red: '#2F343A' }) },
  'adhesive-bandage': {
    'ware-plasters-fabric': dye({ blue: '#E0B088' }),
    'ware-plasters-children': dye({ blue: '#F2A9BE' }),
  },
  'antiseptic-bottle': { 'ware-chlorhexidine': dye({ red: '#2F7FC0', warm: '#A9CFE4' }) },
  syringe: {
    'ware-syringe-insulin': dye({ blue: '#F0A05A', violet: '#D9C9B8' }),
    'ware-syringe-enoxaparin': dye({ blue: '#5FB58A', violet: '#C2D6CA' }),
  },
  'pressure-monitor': { 'ware-monitor-wrist': dye({ grey: '#4A525C', blue: '#3F72B5' }) },
  thermometer: {
    'ware-thermometer-ear': dye({ red: '#3F9AC9', violet: '#E4EAEE', blue: '#E4EAEE' }),
  },
  'drop-of-blood': { 'ware-test-vitamin-d': dye({ all: '#E5A52E' }) },
  'petri-dish': {
    'ware-test-pylori': dye({ blue: '#E5B0BC', yellow: '#A93A5A', green: '#A93A5A' }),
  },
  'test-strip': {
    'ware-test-covid': dye({ red: '#2F7FC0', blue: '#C2D6EA' }),
    'ware-test-ovulation': dye({ red: '#8A5FA8', blue: '#E0D2EA' }),
  },
  'lotion-bottle': { 'ware-aloe': dye({ all: '#8FC07A' }) },
  sunscreen: { 'ware-sunscreen-children': dye({ warm: '#4FB0D9' }) },
  razor: { 'ware-razor-safety': dye({ blue: '#9AA4AC' }) },
  toothbrush: {
    'ware-toothbrush-children': dye({ red: '#5FB53A' }),
    'ware-miswak': dye({ red: '#A9794A', violet: '#E6D2A6', grey: '#E6D2A6' }),
  },
  toothpaste: { 'ware-toothpaste-sensitive': dye({ blue: '#8A5FA8', red: '#5FA9C0' }) },
  'formula-tub': { 'ware-formula-follow-on': dye({ warm: '#8FBCE0' }) },
  'diaper-pack': {
    'ware-nappies-large': dye({ blue: '#8FC06A' }),
    'ware-wipes': dye({ blue: '#B5A0D9' }, { flat: 0.72 }),
  },
  glasses: { 'ware-glasses-strong': dye({ violet: '#7A3F24', blue: '#EAD9C4' }) },
  'eye-drops': { 'ware-drops-chloramphenicol': dye({ blue: '#4FA05A' }) },
};
