import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './ProfileForm.module.css';

interface VerifiedMarkProps {
  what: 'email' | 'phone';
  /** Only where the shop wants it proved (PROF-11). */
  isShown: boolean;
  isVerified: boolean;
  onVerify: () => void;
}

/** Whether e-mail or phone are proved, and the way to prove them (PROF-11). */
export function VerifiedMark({ what, isShown, isVerified, onVerify }: VerifiedMarkProps) {
  if (!isShown) return null;
  if (isVerified) {
    return (
      <Text className={`${classes.mark} ${classes.proved}`} size="sm">
        <IconCircleCheckFilled size={18} aria-hidden />
        <Trans>Verified</Trans>
      </Text>
    );
  }
  return (
    <Text className={classes.mark} size="sm" component="div">
      <IconAlertTriangle size={18} aria-hidden />
      <Trans>Not verified</Trans>
      <Anchor component="button" type="button" size="sm" onClick={onVerify}>
        {what === 'email' ? <Trans>Verify the email</Trans> : <Trans>Verify the phone</Trans>}
      </Anchor>
    </Text>
  );
}
