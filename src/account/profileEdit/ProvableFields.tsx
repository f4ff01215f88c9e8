import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Profile } from '../../../domain/account/customer';
import type { IdentitySettings } from '../../../machines/identity/identitySettings';
import classes from './ProfileForm.module.css';
import type { ProfileFormState } from './useProfileForm';
import { VerifiedMark } from './VerifiedMark';

interface ProvableFieldsProps {
  state: ProfileFormState;
  profile: Profile;
  settings: IdentitySettings;
}

/** E-mail and phone, each with its mark or the way to prove it (PROF-03 to PROF-06). */
export function ProvableFields({
  state: { form, field, save },
  profile,
  settings,
}: ProvableFieldsProps) {
  const { t } = useLingui();
  const isPhoneFixed = profile.is_phone_verified === 1;
  return (
    <>
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
          onVerify={() => save('email')()}
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
          onVerify={() => save('phone')()}
        />
      </div>
    </>
  );
}
