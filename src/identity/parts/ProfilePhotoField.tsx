import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { photoTypes } from '../../../domain/account/profileValidation';
import { palettes } from '../../ui/palettes';

const colours = Object.keys(palettes);

interface PhotoFieldProps {
  /** The photo that is chosen and not sent yet. */
  value: File | null;
  onChange: (file: File) => void;
  /** Address of the photo that the shop has. */
  current: string;
  /** Whose photo it is. */
  name: string;
  error?: ReactNode;
}

/** Address of a chosen file for as long as it is shown. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

/** The profile photo, and another in its place (PROF-02, PROF-08 to PROF-10). */
export function ProfilePhotoField({ value, onChange, current, name, error }: PhotoFieldProps) {
  const { t } = useLingui();
  const preview = usePreview(value);
  const errorId = useId();
  const reset = useRef<() => void>(null);
  return (
    <Stack gap={6}>
      <Group gap="md" wrap="nowrap">
        <Avatar
          src={preview ?? (current || null)}
          alt={t`Profile photo`}
          name={name}
          size={88}
          color="initials"
          allowedInitialsColors={colours}
        />
        <div>
          <FileButton
            accept={photoTypes.join(',')}
            onChange={(file) => {
              if (file) onChange(file);
              // The same file may be chosen again, once it is mended.
              reset.current?.();
            }}
            resetRef={reset}
            inputProps={{ 'aria-label': t`Choose a photo` }}
          >
            {(props) => (
              <Button
                {...props}
                aria-describedby={error ? errorId : undefined}
                variant="default"
                radius="xl"
                leftSection={<IconCamera size={18} />}
              >
                <Trans>Change photo</Trans>
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="var(--shop-ink-soft)" mt={6}>
            <Trans>JPG, PNG, JPEG or GIF, maximum 2 MB, best a square picture (ratio 1:1)</Trans>
          </Text>
        </div>
      </Group>
      {error && (
        <Text id={errorId} role="alert" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Stack>
  );
}
