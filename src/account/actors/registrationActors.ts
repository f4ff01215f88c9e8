import { fromPromise } from 'xstate';
import { minutesIn } from '../../../domain/account/applicationValidation';
import {
  type Applying,
  registrationMachine,
  type Spot,
  type ToApply,
} from '../../../machines/account/registration';
import { wholePhone } from '../../client/phones';
import { applicationKeys } from '../../client/storage/applicationKeys';
import { identityRefusalIn } from '../../identity/actors/answers';
import { isInZone, sendCourierApplication, sendStoreApplication } from '../api/applications';

const numberOf = (chosen: string | null) => (chosen === null ? 0 : Number(chosen));

/** A picture that its step has asked for. */
function taken(file: File | null): File {
  if (!file) throw new Error('a step was finished without its picture');
  return file;
}

async function send({ kind, values }: ToApply, signal: AbortSignal) {
  const applicant = {
    f_name: values.f_name,
    l_name: values.l_name,
    email: values.email,
    phone: await wholePhone(values.phone),
    password: values.password,
    zone_id: numberOf(values.zone_id),
    latitude: values.point?.lat ?? 0,
    longitude: values.point?.lng ?? 0,
  };
  if (kind === 'store') {
    return sendStoreApplication(
      {
        ...applicant,
        store_name: values.store_name,
        store_address: values.store_address,
        module_id: numberOf(values.module_id),
        minimum_delivery_time: minutesIn(values.minimum_delivery_time),
        maximum_delivery_time: minutesIn(values.maximum_delivery_time),
        business_plan: values.business_plan,
        ...(values.business_plan === 'subscription' && { package_id: values.package_id }),
        logo: taken(values.logo),
        ...(values.cover_photo && { cover_photo: values.cover_photo }),
      },
      signal,
    );
  }
  return sendCourierApplication(
    {
      ...applicant,
      identity_type: (values.identity_type ?? 'nid') as 'nid',
      identity_number: values.identity_number,
      identity_image: taken(values.identity_image),
      image: taken(values.image),
      vehicle: (values.vehicle ?? 'bicycle') as 'bicycle',
      earning: values.earning,
    },
    signal,
  );
}

export const liveRegistrationMachine = registrationMachine.provide({
  actors: {
    checkPlace: fromPromise<{ isInside: boolean }, Spot>(async ({ input, signal }) => ({
      isInside: await isInZone(input.zoneId, input.point, signal),
    })),
    sendApplication: fromPromise<Applying, ToApply>(async ({ input, signal }) => {
      try {
        const { message } = await send(input, signal);
        return { ok: true, message };
      } catch (error) {
        return { ok: false, refusal: identityRefusalIn(error).refusal };
      }
    }),
  },
  actions: { forgetDraft: ({ context }) => applicationKeys[context.kind].set(null) },
});
