import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { Profile } from '../../../domain/entities/customer';
import { profileForm } from '../../../domain/validation/profile';
import type { IdentitySettings } from '../../../machines/identitySettings';
import type { ProfileEditScreen } from '../../../machines/profileEdit';
import { screenOf } from '../../app/screenOf';
import { blurRules } from '../../components/identity/blurRules';
import { FormNotice } from '../../components/identity/FormNotice';
import { useFieldTexts } from '../../components/identity/fieldTexts';
import { focusFirstError } from '../../components/identity/focusFirstError';
import { PasswordField } from '../../components/identity/PasswordField';
import { PhotoField } from '../../components/identity/PhotoField';
import { openDeleteAccount } from '../deleteAccount/openDeleteAccount';
import { intentsOf, type ProfileActor } from './intents';
import classes from './ProfileForm.module.css';
import { VerifiedMark } from './VerifiedMark';

const fieldOfCode: Record<string, string> = {
  email_taken: 'email',
  phone_taken: 'phone',
  image_format: 'image',
  too_large: 'image',
  not_changeable: 'phone',
};

interface ProfileFormProps {
  actor: ProfileActor;
  profile: Profile;
  settings: IdentitySettings;
}

/** The customer's details, as far as they can be changed (PROF-01 to PROF-11). */
export function ProfileForm({ actor, profile, settings }: ProfileFormProps) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submit, noteEdit, leave } = intentsOf(actor);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<ProfileEditScreen>(snapshot));
  const isPhoneFixed = profile.is_phone_verified === 1;
  const form = useForm({
    initialValues: {
      name: `${profile.f_name} ${profile.l_name}`.trim(),
      email: profile.email,
      phone: profile.phone,
      password: '',
      confirm_password: '',
      image: null as File | null,
    },
    validate: schemaResolver(profileForm, { sync: true }),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  const refusedAt = (path: string) =>
    refusals.find(({ code, field }) => (field || fieldOfCode[code] || 'form') === path);
  const field = (path: keyof typeof form.values) => {
    const props = form.getInputProps(path);
    const refused = refusedAt(path);
    return { ...props, error: say.field(props.error) ?? (refused && say.refusal(refused)) };
  };
  const ofForm = refusedAt('form');
  const save = (proves: 'phone' | 'email' | null) =>
    form.onSubmit((values) => submit(values, proves), focusFirstError(form))();
  const isOpen = form.isDirty();
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => submit(values, null), focusFirstError(form))}
    >
      <Stack gap="lg">
        <Button
          variant="subtle"
          color="gray"
          radius="xl"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} className={classes.pointing} aria-hidden />}
          onClick={leave}
        >
          <Trans>Go Back</Trans>
        </Button>
        <h1 className={classes.title}>
          <Trans>Edit Personal Details</Trans>
        </h1>
        <FormNotice
          refusal={ofForm ? say.refusal(ofForm) : ''}
          isTrouble={screen === 'formTrouble'}
        />
        <PhotoField
          value={form.values.image}
          onChange={(file) => {
            form.setFieldValue('image', file);
            form.validateField('image');
          }}
          current={profile.image_full_url}
          name={form.values.name}
          error={field('image').error}
        />
        <TextInput
          value={form.values.name}
          label={t`User name`}
          readOnly
          autoComplete="name"
          variant="filled"
        />
        <div className={classes.pair}>
          <TextInput
            {...field('email')}
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
          />
          <VerifiedMark
            what="email"
            isShown={settings.provesEmail && profile.email !== ''}
            isVerified={profile.is_email_verified === 1 && form.values.email === profile.email}
            onVerify={() => save('email')}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            {...field('phone')}
            label={t`Phone`}
            description={isPhoneFixed ? t`Not Changeable` : undefined}
            readOnly={isPhoneFixed}
            variant={isPhoneFixed ? 'filled' : 'default'}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={25}
          />
          <VerifiedMark
            what="phone"
            isShown={settings.provesPhone && profile.phone !== ''}
            isVerified={isPhoneFixed}
            onVerify={() => save('phone')}
          />
        </div>
        {settings.password && (
          <div className={classes.passwords}>
            <PasswordField
              {...field('password')}
              label={t`New password`}
              description={t`Leave it empty to keep yours`}
              autoComplete="new-password"
            />
            <PasswordField
              {...field('confirm_password')}
              label={t`Confirm Password`}
              description={t`The new one once more`}
              autoComplete="new-password"
            />
          </div>
        )}
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="red"
            c="light-dark(var(--mantine-color-red-9), var(--mantine-color-red-5))"
            radius="xl"
            onClick={() => void openDeleteAccount()}
          >
            <Trans>Delete account</Trans>
          </Button>
          <Group>
            <Button
              variant="default"
              radius="xl"
              disabled={!isOpen || isBusy}
              onClick={() => form.reset()}
            >
              <Trans>Reset</Trans>
            </Button>
            <Button type="submit" radius="xl" loading={isBusy}>
              <Trans>Update Profile</Trans>
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
