import {
  applyAsCourier,
  applyAsStore,
  listStorePlans,
} from '../../../domain/account/applicationEndpoints';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { isStoreModuleIn, keepApplication } from './keep';
import { packages, wirePlans } from './plans';

const received = {
  store: t('Thank you. We look at your application and write to you within two days.'),
  courier: t('Thank you. We look at your application and call you within two days.'),
};

const field = (name: string) => new Refusal('validation', { detail: { field: name } });

/** Who wants to sell or to deliver applies here (PAGE-06, PAGE-07). */
export const registerApplications: Register = (serve, deps) => {
  serve(listStorePlans, ({ language }) => wirePlans(language));

  serve(applyAsStore, async ({ body, language, address }) => {
    const { logo, cover_photo, module_id, package_id, ...rest } = body;
    const isPackage = body.business_plan === 'subscription';
    if (rest.maximum_delivery_time <= rest.minimum_delivery_time) {
      throw field('maximum_delivery_time');
    }
    if (isPackage && !packages.some(({ id }) => id === package_id)) throw field('package_id');
    if (!(await isStoreModuleIn(deps, module_id, body.zone_id))) throw field('module_id');
    await keepApplication(
      deps,
      {
        kind: 'store',
        applicant: body,
        facts: {
          store_name: rest.store_name,
          store_address: rest.store_address,
          module_id,
          minimum_delivery_time: rest.minimum_delivery_time,
          maximum_delivery_time: rest.maximum_delivery_time,
          business_plan: rest.business_plan,
          package_id: isPackage ? (package_id ?? null) : null,
        },
        pictures: { logo, cover_photo },
        language,
      },
      address,
    );
    return { message: received.store[language] };
  });

  serve(applyAsCourier, async ({ body, language, address }) => {
    const { identity_image, image, identity_type, identity_number, vehicle, earning } = body;
    await keepApplication(
      deps,
      {
        kind: 'courier',
        applicant: body,
        facts: { identity_type, identity_number, vehicle, earning },
        pictures: { identity_image, image },
        language,
      },
      address,
    );
    return { message: received.courier[language] };
  });
};
