import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Profile } from '../../../domain/account/customer';
import { profileForm } from '../../../domain/account/profileValidation';
import type { LeastPassword } from '../../../domain/config';
import { says } from '../../../domain/values/validationMessages';
import { checkingPhone } from '../../client/phones';
import { useLeastPassword } from '../../client/useMoney';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { intentsOf, type ProfileActor } from './intents';

const fieldOfCode: Record<string, string> = {
  email_taken: 'email',
  phone_taken: 'phone',
  image_format: 'image',
  too_large: 'image',
  not_changeable: 'phone',
};

interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  image: File | null;
}

const valuesOf = (profile: Profile): ProfileValues => ({
  name: `${profile.f_name} ${profile.l_name}`.trim(),
  email: profile.email,
  phone: profile.phone,
  password: '',
  confirm_password: '',
  image: null,
});

const rulesOf = (least: LeastPassword) => schemaResolver(profileForm(least), { sync: true });

/** What was emptied: the shop keeps an e-mail or phone that is there, and would say that all is saved. */
const emptied = (kept: Profile, values: ProfileValues) => ({
  ...(kept.email !== '' && values.email.trim() === '' && { email: says('email.required') }),
  ...(kept.phone !== '' && values.phone.trim() === '' && { phone: says('otpPhone.required') }),
});

/** A number that was kept before numbers were checked keeps nobody from changing the rest. */
const rulesBeside = (kept: Profile, least: LeastPassword) => (values: ProfileValues) => {
  const rules = rulesOf(least);
  if (values.phone !== kept.phone)
    return { ...checkingPhone(rules)(values), ...emptied(kept, values) };
  const { phone: _, ...errors } = rules(values);
  return { ...errors, ...emptied(kept, values) };
};

type ProfilePath = keyof ProfileValues;

/** What was changed elsewhere shows where nothing was typed, so that saving does not undo it. */
function useFollow(
  { getValues, setFieldValue, setInitialValues }: UseFormReturnType<ProfileValues>,
  profile: Profile,
): void {
  const shown = useRef(valuesOf(profile));
  useEffect(() => {
    const [before, now] = [shown.current, valuesOf(profile)];
    shown.current = now;
    setInitialValues(now);
    for (const path of ['name', 'email', 'phone'] as const)
      if (before[path] !== now[path] && getValues()[path] === before[path])
        setFieldValue(path, now[path]);
  }, [profile, getValues, setFieldValue, setInitialValues]);
}

export function useProfileForm(actor: ProfileActor, profile: Profile) {
  const say = useFieldTexts();
  const { submit, noteEdit } = intentsOf(actor);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const form = useForm({
    initialValues: valuesOf(profile),
    validate: rulesBeside(profile, useLeastPassword()),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  useFollow(form, profile);
  const refusedAt = (path: string) =>
    refusals.find(({ code, field }) => (field || fieldOfCode[code] || 'form') === path);
  const ofForm = refusedAt('form');
  /** Saves; with `proves`, the phone or e-mail is proved next. */
  const save = (proves: 'phone' | 'email' | null) =>
    form.onSubmit((values) => submit(values, proves), focusFirstError(form));
  return {
    form,
    save,
    /** The server's word on the whole form, or ''. */
    refusal: ofForm ? say.refusal(ofForm) : '',
    field: (path: ProfilePath) => {
      const props = form.getInputProps(path);
      const refused = refusedAt(path);
      return { ...props, error: say.field(props.error) ?? (refused && say.refusal(refused)) };
    },
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
