import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';
import type { VehicleBody } from '../../pictures/vehicles/look';

export interface VehicleKind {
  name: Localized;
  body: VehicleBody;
  /** Whether it has doors and so air conditioning. */
  isClosed: boolean;
}

const closed = (body: VehicleBody, name: Localized): VehicleKind => ({
  name,
  body,
  isClosed: true,
});
const open = (body: VehicleBody, name: Localized): VehicleKind => ({ name, body, isClosed: false });

export const kinds: readonly VehicleKind[] = [
  closed('hatchback', t('Compact')),
  closed('sedan', t('Sedan')),
  closed('suv', t('SUV')),
  closed('pickup', t('Pickup')),
  closed('van', t('Van')),
  closed('minibus', t('Minibus')),
  closed('luxury', t('Luxury')),
  closed('sports', t('Sports')),
  open('motorbike', t('Motorbike')),
  open('scooter', t('Scooter')),
  open('bicycle', t('Bicycle||kind of vehicle')),
];

/** What filters call a vehicle of this body. */
export const typeOfBody = (body: VehicleBody): string => (body === 'hatchback' ? 'compact' : body);
