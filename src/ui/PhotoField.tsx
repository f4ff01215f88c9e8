import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Input } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ChosenPhotos } from './ChosenPhotos';

interface PhotoFieldProps {
  photos: readonly File[];
  most: number;
  onChange: (photos: readonly File[]) => void;
}

/** Photos from the device, with their pictures; no more than `most`. What they hold is judged by the shop. */
export function PhotoField({ photos, most, onChange }: PhotoFieldProps) {
  const { t } = useLingui();
  const reset = useRef<() => void>(null);
  const [isTooMany, setTooMany] = useState(false);
  const add = (files: File[]) => {
    setTooMany(photos.length + files.length > most);
    onChange([...photos, ...files].slice(0, most));
    // The same file may be chosen again, once it was taken away.
    reset.current?.();
  };
  return (
    <Input.Wrapper
      label={t`Photos (optional)`}
      labelElement="div"
      description={t`Up to ${most}, JPG, PNG or GIF, 2 MB each.`}
    >
      {photos.length > 0 && (
        <ChosenPhotos
          photos={photos}
          onChange={(left) => {
            setTooMany(false);
            onChange(left);
          }}
        />
      )}
      {photos.length < most && (
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/gif"
          resetRef={reset}
          onChange={add}
        >
          {(props) => (
            <Button
              {...props}
              mt="xs"
              variant="light"
              radius="xl"
              leftSection={<IconCamera size={18} aria-hidden />}
            >
              <Trans>Add photos</Trans>
            </Button>
          )}
        </FileButton>
      )}
      <div role="alert">
        {isTooMany && (
          <Input.Error mt="xs">
            <Trans>Maximum 3 images can be send at a time.</Trans>
          </Input.Error>
        )}
      </div>
    </Input.Wrapper>
  );
}
