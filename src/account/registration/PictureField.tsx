import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { photoTypes } from '../../../domain/account/profileValidation';
import { useApplication, useApplicationField } from './context';
import classes from './Registration.module.css';

type PicturePath = 'logo' | 'cover_photo' | 'identity_image' | 'image';

export function PictureField({ path, label }: { path: PicturePath; label: ReactNode }) {
  const { form } = useApplication();
  const { error } = useApplicationField()(path);
  const file = form.values[path];
  const reset = useRef<() => void>(null);
  const id = `picture-${path}`;
  const errorId = `${id}-error`;
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setPreview(made);
    return () => {
      URL.revokeObjectURL(made);
      setPreview(null);
    };
  }, [file]);
  return (
    <div className={classes.picture} data-wrong={error ? true : undefined}>
      {preview ? (
        <img src={preview} alt="" width={88} height={88} />
      ) : (
        <span className={classes.noPicture}>
          <IconCamera size={28} aria-hidden />
        </span>
      )}
      <div>
        <Text size="sm" fw={500} id={id}>
          {label}
        </Text>
        <Text size="sm" c="var(--shop-ink-soft)" truncate maw={240}>
          {file ? <bdi>{file.name}</bdi> : <Trans>JPG, PNG or GIF, at most 2 MB</Trans>}
        </Text>
        <FileButton
          accept={photoTypes.join(',')}
          onChange={(chosen) => {
            if (!chosen) return;
            form.setFieldValue(path, chosen);
            form.validateField(path);
            // The same file may be chosen again, once it is mended.
            reset.current?.();
          }}
          resetRef={reset}
          inputProps={{ 'aria-labelledby': id }}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-md"
              variant="light"
              radius="xl"
              mt={6}
              data-path={path}
              aria-describedby={error ? `${id} ${errorId}` : id}
            >
              {file ? <Trans>Choose another</Trans> : <Trans>Choose a picture</Trans>}
            </Button>
          )}
        </FileButton>
        {error && (
          <Text id={errorId} role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}
