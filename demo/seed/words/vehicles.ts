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

export const providers: readonly { name: Localized; about: Localized; fleet: string }[] = [
  {
    name: t('Harbour Rent'),
    about: t('Cars at the harbour gate since the old ferry days.'),
    fleet:
      'Aurion Pico, Baltis Dot, Cormo Clip, Aurion Linea, Baltis Corso, Aurion Ridge, Baltis Summit, Cormo Veloce, Deltra Apex, Deltra Street 250',
  },
  {
    name: t('North Bank Cars'),
    about: t('A small fleet, each car washed before every trip.'),
    fleet:
      'Deltra Mini S, Esker Kite, Helio Spark, Cormo Alto, Fjord Metro, Gavia Sereno, Gavia Brise, Esker Trail 400, Cormo City 7, Aurion Zip 50',
  },
  {
    name: t('Meadow Mobility'),
    about: t('Family cars and vans for the southern suburbs.'),
    fleet:
      'Cormo Terra, Deltra Dune, Fjord Nord, Baltis Cargo, Cormo Space, Fjord Camp, Aurion Voyage, Deltra Group, Aurion Hauler, Gavia Lima',
  },
  {
    name: t('Noor Drive'),
    about: t('Picked up in minutes on Noor Square.'),
    fleet:
      'Helio Avenue, Aurion Linea, Baltis Dot, Helio Spark, Helio E-One, Baltis Piccola 125, Aurion Royale, Gavia Brise, Helio Bolt, Helio E-Bike',
  },
  {
    name: t('Lake Street Garage'),
    about: t('Run by mechanics who know every bolt.'),
    fleet:
      'Cormo Atlas, Deltra Rover Cab, Esker Grove, Helio Volt Bed, Esker Box, Gavia Ramp, Fjord Classic 350, Gavia Tour 700, Deltra Courier, Helio Sierra',
  },
  {
    name: t('Garden City Wheels'),
    about: t('Bicycles, scooters and small cars.'),
    fleet:
      'Cormo City 7, Esker Tour, Fjord Cargo, Gavia Family Tandem, Baltis Junior 24, Gavia Tre, Esker Milk Run, Aurion Zip 50, Aurion Pico, Helio E-Moto',
  },
  {
    name: t('Royal Line'),
    about: t('Weddings, guests and grand arrivals.'),
    fleet:
      'Aurion Royale, Baltis Grand, Gavia Imperial, Helio Silence, Fjord Senator, Deltra Apex, Esker Coast, Fjord Coach 16, Gavia Sereno, Fjord Camp',
  },
  {
    name: t('Airport Express Rental'),
    about: t('Open day and night, also for one-way trips.'),
    fleet:
      'Baltis Corso, Deltra Courier, Helio Avenue, Cormo Terra, Aurion Ridge, Helio Shuttle, Aurion Voyage, Cormo Space, Deltra Mini S, Baltis Grand',
  },
];
