import * as v from 'valibot';
import { signUpForm } from '../identity/identityValidation';
import { typedNumber } from '../values/typedNumber';
import { businessPlans, courierVehicles, earnings, identityTypes } from './application';
import { photo } from './profileValidation';

export type ApplicationKind = 'store' | 'courier';

export const applicationSteps = ['person', 'business', 'place', 'plan'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

export const applicationMessages = {
  storeName: 'store name required',
  storeAddress: 'store address required',
  module: 'module required',
  minutes: 'minutes out of range',
  minutesOrder: 'minutes in the wrong order',
  picture: 'picture required',
  zone: 'zone required',
  point: 'point required',
  package: 'package required',
  identityType: 'identity type required',
  identityNumber: 'identity number wrong',
  vehicle: 'vehicle required',
} as const;
const says = applicationMessages;

/** Everything that is typed and chosen; choices are texts, as fields hold them. */
export interface ApplicationValues {
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  store_name: string;
  store_address: string;
  module_id: string | null;
  minimum_delivery_time: number | string;
  maximum_delivery_time: number | string;
  logo: File | null;
  cover_photo: File | null;
  identity_type: string | null;
  identity_number: string;
  identity_image: File | null;
  image: File | null;
  vehicle: string | null;
  zone_id: string | null;
  point: { lat: number; lng: number } | null;
  business_plan: (typeof businessPlans)[number];
  package_id: string | null;
  earning: (typeof earnings)[number];
}

const { name, email, phone, password, confirm_password } = signUpForm(6).entries;

const person = v.pipe(
  v.object({ f_name: name, email, phone, password, confirm_password }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      (typed) => typed.confirm_password === '' || typed.password === typed.confirm_password,
      'confirm.differs',
    ),
    ['confirm_password'],
  ),
);

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const chosen = (message: string) => v.pipe(v.string(message), v.nonEmpty(message));

/** How fast a store may say that it is, in minutes. */
export const minutesRange = [5, 600] as const;

/** Minutes as they were typed, in the digits of any script; not a number for anything else. */
export const minutesIn = (typed: number | string): number =>
  typedNumber(String(typed)) ?? Number.NaN;

const minutes = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(minutesIn),
  v.integer(says.minutes),
  v.minValue(minutesRange[0], says.minutes),
  v.maxValue(minutesRange[1], says.minutes),
);
const picture = v.pipe(
  v.nullable(photo),
  v.check((file) => file !== null, says.picture),
);

const business = v.pipe(
  v.object({
    store_name: filled(says.storeName),
    module_id: chosen(says.module),
    minimum_delivery_time: minutes,
    maximum_delivery_time: minutes,
    logo: picture,
    cover_photo: v.nullable(photo),
  }),
  v.forward(
    v.partialCheck(
      [['minimum_delivery_time'], ['maximum_delivery_time']],
      (typed) => typed.maximum_delivery_time > typed.minimum_delivery_time,
      says.minutesOrder,
    ),
    ['maximum_delivery_time'],
  ),
);

const papers = v.object({
  image: picture,
  identity_type: v.picklist(identityTypes, says.identityType),
  identity_number: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(4, says.identityNumber),
    v.maxLength(40, says.identityNumber),
  ),
  identity_image: picture,
});

const place = {
  zone_id: chosen(says.zone),
  point: v.pipe(
    v.nullable(v.object({ lat: v.number(), lng: v.number() })),
    v.check((at) => at !== null, says.point),
  ),
};

export const applicationForms = {
  store: {
    person,
    business,
    place: v.object({ ...place, store_address: filled(says.storeAddress) }),
    plan: v.pipe(
      v.object({ business_plan: v.picklist(businessPlans), package_id: v.nullable(v.string()) }),
      v.forward(
        v.partialCheck(
          [['business_plan'], ['package_id']],
          (typed) => typed.business_plan === 'commission' || typed.package_id !== null,
          says.package,
        ),
        ['package_id'],
      ),
    ),
  },
  courier: {
    person,
    business: papers,
    place: v.object(place),
    plan: v.object({
      vehicle: v.picklist(courierVehicles, says.vehicle),
      earning: v.picklist(earnings),
    }),
  },
} satisfies Record<ApplicationKind, Record<ApplicationStep, v.GenericSchema>>;
