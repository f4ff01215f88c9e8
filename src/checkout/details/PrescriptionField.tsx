import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, FileButton, Input } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type RefObject, useId, useRef } from 'react';
import { Picture } from '../../ui/Picture';
import classes from './Prescription.module.css';
import type { PrescriptionFlow } from './usePrescription';

interface PrescriptionFieldProps {
  flow: PrescriptionFlow;
  /** What gets the focus when a picture is missing. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Pictures of the prescription, three at the most (CHK-13, CHK-14); what is wrong is said here. */
export function PrescriptionField({ flow, button }: PrescriptionFieldProps) {
  const { t } = useLingui();
  const { isNeeded, images, screen, refusal, isBusy, intents } = flow;
  const messageId = useId();
  const reset = useRef<() => void>(null);
  const message =
    screen === 'missing'
      ? t`Please upload your prescription image`
      : screen === 'tooMany'
        ? t`Maximum 3 images can be send at a time.`
        : screen === 'lost'
          ? t`Pictures are deleted when no order follows within the hour. Please upload them again; everything else is still here.`
          : screen === 'refused'
            ? refusal
            : screen === 'failed'
              ? t`The pictures did not arrive. Check your connection and try again.`
              : '';
  return (
    <Input.Wrapper
      label={t`Prescription`}
      labelElement="div"
      required={isNeeded}
      description={
        isNeeded
          ? t`Something in your order needs one. Up to 3 pictures, JPG, PNG or GIF.`
          : t`Nothing in your order needs one any more. The store sees these pictures unless you remove them.`
      }
    >
      {images.length > 0 && (
        <ul className={classes.images} aria-label={t`Pictures of the prescription`}>
          {images.map((image, place) => (
            <li key={image} className={classes.image}>
              <Picture
                src={image}
                alt={t`Prescription, picture ${place + 1}`}
                width={96}
                height={96}
              />
              <CloseButton
                className={classes.remove}
                size="sm"
                radius="xl"
                aria-label={t`Remove picture ${place + 1}`}
                onClick={() => intents.remove(image)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/gif"
          resetRef={reset}
          onChange={(files) => {
            intents.choose(files);
            // The same file may be chosen again, once it is mended.
            reset.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              ref={button}
              variant="light"
              radius="xl"
              loading={isBusy}
              leftSection={<IconCamera size={18} aria-hidden />}
              aria-describedby={message ? messageId : undefined}
            >
              {images.length > 0 ? <Trans>Add a picture</Trans> : <Trans>Upload pictures</Trans>}
            </Button>
          )}
        </FileButton>
        {screen === 'failed' && (
          <Button variant="subtle" radius="xl" onClick={intents.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      <div role="alert">
        {message && (
          <Input.Error id={messageId} mt="xs">
            {message}
          </Input.Error>
        )}
      </div>
    </Input.Wrapper>
  );
}
