import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

const names = (list: string): Localized[] => list.split(';').map((name) => t(name.trim()));

export const makers = {
  grocery: names(
    'Wadi Farm; Green Basket; Noor Valley; Palm Grove; Blue Coast; Daily Best; Golden Sheaf; Al Khair; Morning Field; Cedar Hill',
  ),
  pharmacy: names(
    'Shifa; Vitalis; Noor Care; PureLab; Meridian; Clarion; Balsam; Dawa Plus; Healwell; Aqua Derma',
  ),
  household: names('Brightside; Lamma; Casa; Everyday; Tidy; Sabon; Haven'),
  ecommerce: names(
    'Nova; Marsa; Lumen; Atlas; Sahara; Orion; Juniper; Cove; Falcon; Ember; Loom; Tidal',
  ),
};

export const lines: readonly Localized[] = names(
  'Classic; Plus; Pro; Lite; Studio; Urban; Heritage; Air; Essential; Travel',
);

/** What the pack holds, by group of the shelf. */
export const packs: Record<string, Localized[]> = {
  fruit: names('500 g; 1 kg; 2 kg'),
  vegetables: names('500 g; 1 kg; 2 kg'),
  herbs: names('one bunch; 200 g; 400 g'),
  bakery: names('1 pack; 4 pieces; 6 pieces'),
  dairy: names('250 g; 500 g; 1 kg'),
  meat: names('500 g; 1 kg'),
  fish: names('500 g; 1 kg'),
  pantry: names('400 g; 750 g; 1 kg'),
  snacks: names('90 g; 180 g; family pack'),
  drinks: names('single; pack of 6; pack of 12'),
  household: names('single||piece; pack of 2; pack of 4'),
  'pain-relief': names('24 pieces; 48 pieces; 100 ml'),
  'cold-flu': names('20 pieces; 100 ml; 200 ml'),
  vitamins: names('30 days; 60 days; 90 days'),
  skin: names('50 ml; 100 ml; 200 ml'),
  hair: names('single||piece; 250 ml; 400 ml'),
  oral: names('single||piece; pack of 2; pack of 3'),
  hygiene: names('single||piece; pack of 3; family pack'),
  baby: names('small; medium; large'),
};

export const shelfSentences: Record<'grocery' | 'pharmacy' | 'ecommerce', Localized[]> = {
  grocery: [
    t('Chosen by our buyers this week and kept cool until it reaches you.'),
    t('A staple of the weekly shop at a fair price.'),
    t('From growers around the bay that we have known for years.'),
    t('Packed the day it is sold.'),
    t('If it does not look good, our packers do not put it in your bag.'),
  ],
  pharmacy: [
    t('Please read the leaflet before use and keep out of reach of children.'),
    t('Checked by our pharmacist before it leaves the shop.'),
    t('Store in a dry place below 25 degrees.'),
    t('Free of perfume and suitable for sensitive skin.'),
    t('Ask our pharmacist if you take other medicine.'),
  ],
  ecommerce: [
    t('Solidly made, simply designed and backed by a two-year guarantee.'),
    t('Can be returned within 14 days if it is not what you hoped for.'),
    t('Our shop team uses it at home and would buy it again.'),
    t('Comes in recycled packaging, ready to be given as a present.'),
    t('A small thing that makes every day a little easier.'),
  ],
};
