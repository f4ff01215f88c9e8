import type { ApplicationStep } from '../../../domain/account/applicationValidation';
import type { IdentityRefusal } from '../../identity/identityAnswer';

const steps: Record<string, ApplicationStep> = {
  f_name: 'person',
  l_name: 'person',
  email: 'person',
  phone: 'person',
  password: 'person',
  store_name: 'business',
  module_id: 'business',
  minimum_delivery_time: 'business',
  maximum_delivery_time: 'business',
  logo: 'business',
  cover_photo: 'business',
  identity_type: 'business',
  identity_number: 'business',
  identity_image: 'business',
  image: 'business',
  zone_id: 'place',
  latitude: 'place',
  longitude: 'place',
  store_address: 'place',
};

/** The step whose field a refusal is about; the last one when it is about none. */
export const decideRefusedStep = ({ field = '' }: IdentityRefusal): ApplicationStep =>
  steps[field] ?? 'plan';
