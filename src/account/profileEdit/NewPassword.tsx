import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../ui/form/PasswordField';
import classes from './ProfileForm.module.css';
import type { ProfileFormState } from './useProfileForm';

/** Another password, typed twice; both empty keep the one that is. */
export function NewPassword({ field }: Pick<ProfileFormState, 'field'>) {
  const { t } = useLingui();
  return (
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
  );
}
