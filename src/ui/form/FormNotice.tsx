import { Alert } from '@mantine/core';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { unreachedText } from '../../client/unreachedText';

interface FormNoticeProps {
  refusal: string;
  isTrouble: boolean;
  /** A toast says the refusal, which is not to be said twice. */
  isSaid?: boolean;
}

export function FormNotice({ refusal, isTrouble, isSaid = false }: FormNoticeProps) {
  if (isTrouble) {
    return (
      <Alert color="red" role="alert" icon={<IconWifiOff aria-hidden />}>
        {unreachedText()}
      </Alert>
    );
  }
  return refusal ? (
    <Alert color="red" role={isSaid ? 'note' : 'alert'} icon={<IconAlertCircle aria-hidden />}>
      {refusal}
    </Alert>
  ) : null;
}
