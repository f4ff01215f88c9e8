import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { preparePhoto } from '../../client/photoData';

interface PictureChoiceProps {
  description?: ReactNode;
  /** What is wrong with it, beside what cannot be read at all. */
  error?: ReactNode;
  /** Its place in the form. */
  path?: string;
  /** The picture as it stands. */
  children: ReactNode;
  /** A new one, as a data URL. */
  onChosen: (picture: string) => void;
}

/** A picture of this device instead of the one that is there. */
export function PictureChoice({
  description,
  error,
  path,
  children,
  onChosen,
}: PictureChoiceProps) {
  const { t } = useLingui();
  const reset = useRef<() => void>(null);
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | null) => {
    // The same file may be chosen again, once it is mended.
    reset.current?.();
    if (!file) return;
    const picture = await preparePhoto(file);
    setWrong(picture === null);
    if (picture) onChosen(picture);
  };
  return (
    <Input.Wrapper label={t`Picture`} labelElement="div" description={description}>
      <Group gap="md">
        {children}
        <FileButton accept="image/*" resetRef={reset} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              data-path={path}
              variant="light"
              radius="xl"
              leftSection={<IconCamera size={18} aria-hidden />}
            >
              <Trans>Choose a picture</Trans>
            </Button>
          )}
        </FileButton>
      </Group>
      <div role="alert">
        {(isWrong || error) && (
          <Input.Error mt="xs">
            {isWrong ? (
              <Trans>This is no picture that can be read. Choose another one.</Trans>
            ) : (
              error
            )}
          </Input.Error>
        )}
      </div>
    </Input.Wrapper>
  );
}
