import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { photoTypes } from '../../../domain/validation/profile';
import { useApplication, useApplicationField } from './context';
import classes from './Registration.module.css';

type PicturePath = 'logo' | 'cover_photo' | 'identity_image' | 'image';

/** A picture that is chosen and looked at before it is sent. */
export function PictureField({ path, label }: { path: PicturePath; label: ReactNode }) {
  const { form } = useApplication();
  const { error } = useApplicationField()(path);
  const file = form.values[path];
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
        <Text size="sm" fw={500} id={`picture-${path}`}>
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
          }}
          inputProps={{ 'aria-labelledby': `picture-${path}` }}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-md"
              variant="light"
              radius="xl"
              mt={6}
              data-path={path}
              aria-describedby={`picture-${path}`}
            >
              {file ? <Trans>Choose another</Trans> : <Trans>Choose a picture</Trans>}
            </Button>
          )}
        </FileButton>
        {error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}
