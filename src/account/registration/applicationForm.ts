import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import {
  type ApplicationKind,
  type ApplicationStep,
  type ApplicationValues,
  applicationForms,
} from '../../../domain/account/applicationValidation';
import { checkingPhone } from '../../client/phones';
import { applicationKeys } from '../../client/storage/applicationKeys';
import { blurRules } from '../../ui/form/blurRules';

export type ApplicationForm = UseFormReturnType<ApplicationValues>;

const empty: ApplicationValues = {
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  store_name: '',
  store_address: '',
  module_id: null,
  minimum_delivery_time: 20,
  maximum_delivery_time: 40,
  logo: null,
  cover_photo: null,
  identity_type: null,
  identity_number: '',
  identity_image: null,
  image: null,
  vehicle: null,
  zone_id: null,
  point: null,
  business_plan: 'commission',
  package_id: null,
  earning: 'freelancer',
};

/** One form for all steps; what was typed is written down at once, but for the password and the pictures. */
export function useApplicationForm(
  kind: ApplicationKind,
  stepNow: () => ApplicationStep,
  onEdit: () => void,
): ApplicationForm {
  const memory = applicationKeys[kind];
  return useForm<ApplicationValues>({
    initialValues: { ...empty, ...memory.get() },
    validate: (values) => {
      const step = stepNow();
      const rules = (typed: ApplicationValues) =>
        schemaResolver(applicationForms[kind][step], { sync: true })(typed as never) as Record<
          string,
          string
        >;
      return (step === 'person' ? checkingPhone(rules) : rules)(values);
    },
    ...blurRules,
    onValuesChange: (values) => {
      const { password, confirm_password, logo, cover_photo, identity_image, image, ...kept } =
        values;
      memory.set(kept);
      onEdit();
    },
  });
}
