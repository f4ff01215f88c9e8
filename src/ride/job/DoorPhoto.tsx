import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import classes from '../Ride.module.css';
import { TakePhoto } from './TakePhoto';

interface DoorPhotoProps {
  screen: 'preparingPhoto' | 'photo' | 'noPhoto';
  photo: string;
  onTaken: (file: File) => void;
  onConfirmed: () => void;
  onBack: () => void;
}

/** How the order lies at the door, for its shopper to see (RIDE-12). */
export function DoorPhoto({ screen, photo, onTaken, onConfirmed, onBack }: DoorPhotoProps) {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      {screen === 'photo' && (
        <>
          <img className={classes.photo} src={photo} alt={t`The order at the door`} />
          <p className={classes.soft}>
            <Trans>The shopper and the store see this photo.</Trans>
          </p>
          <Button size="xl" radius="xl" onClick={onConfirmed}>
            <Trans>Leave it here</Trans>
          </Button>
        </>
      )}
      {screen === 'noPhoto' && (
        <Alert color="orange" role="alert">
          <Trans>This is no picture that can be read. Take another one.</Trans>
        </Alert>
      )}
      <TakePhoto variant="default" isBusy={screen === 'preparingPhoto'} onTaken={onTaken}>
        {screen === 'noPhoto' ? <Trans>Take a photo</Trans> : <Trans>Take another photo</Trans>}
      </TakePhoto>
      {screen !== 'preparingPhoto' && (
        <Button variant="subtle" color="gray" radius="xl" onClick={onBack}>
          <Trans>Enter the code instead</Trans>
        </Button>
      )}
    </Stack>
  );
}
