import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

export const brands: readonly Localized[] = [
  t('Aurion'),
  t('Baltis'),
  t('Cormo'),
  t('Deltra'),
  t('Esker'),
  t('Fjord'),
  t('Gavia'),
  t('Helio'),
];

export const providers: readonly { name: Localized; about: Localized }[] = [
  {
    name: t('Harbour Rent'),
    about: t('Cars at the harbour gate since the old ferry days.'),
  },
  {
    name: t('North Bank Cars'),
    about: t('A small fleet, each car washed before every trip.'),
  },
  {
    name: t('Meadow Mobility'),
    about: t('Family cars and vans for the southern suburbs.'),
  },
  {
    name: t('Noor Drive'),
    about: t('Picked up in minutes on Noor Square.'),
  },
  {
    name: t('Lake Street Garage'),
    about: t('Run by mechanics who know every bolt.'),
  },
  {
    name: t('Garden City Wheels'),
    about: t('Bicycles, scooters and small cars.'),
  },
  {
    name: t('Royal Line'),
    about: t('Weddings, guests and grand arrivals.'),
  },
  {
    name: t('Airport Express Rental'),
    about: t('Open day and night, also for one-way trips.'),
  },
];
