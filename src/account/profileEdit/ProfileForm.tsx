import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { Profile } from '../../../domain/account/customer';
import type { ProfileEditScreen } from '../../../machines/account/profileEdit';
import type { IdentitySettings } from '../../../machines/identity/identitySettings';
import { screenOf } from '../../flow/screenOf';
import { ProfilePhotoField } from '../../identity/parts/ProfilePhotoField';
import { FormNotice } from '../../ui/form/FormNotice';
import { openDeleteAccount } from '../deleteAccount/openDeleteAccount';
import { intentsOf, type ProfileActor } from './intents';
import { NewPassword } from './NewPassword';
import classes from './ProfileForm.module.css';
import { ProvableFields } from './ProvableFields';
import { useProfileForm } from './useProfileForm';

interface ProfileFormProps {
  actor: ProfileActor;
  profile: Profile;
  settings: IdentitySettings;
}

/** The customer's details, as far as they can be changed (PROF-01 to PROF-11). */
export function ProfileForm({ actor, profile, settings }: ProfileFormProps) {
  const { t } = useLingui();
  const state = useProfileForm(actor, profile);
  const { form, field } = state;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<ProfileEditScreen>(snapshot));
  return (
    <form noValidate className={classes.form} onSubmit={state.save(null)}>
      <Stack gap="lg">
        <Button
          variant="subtle"
          color="gray"
          radius="xl"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} className={classes.pointing} aria-hidden />}
          onClick={intentsOf(actor).leave}
        >
          <Trans>Go Back</Trans>
        </Button>
        <h1 className={classes.title}>
          <Trans>Edit Personal Details</Trans>
        </h1>
        <FormNotice refusal={state.refusal} isTrouble={screen === 'formTrouble'} isSaid />
        <ProfilePhotoField
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
        <ProvableFields state={state} profile={profile} settings={settings} />
        {settings.password && <NewPassword field={field} />}
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
              disabled={!form.isDirty() || isBusy}
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
