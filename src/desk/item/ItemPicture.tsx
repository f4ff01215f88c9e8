import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { preparePhoto } from '../../client/photoData';
import { Picture } from '../../ui/Picture';

interface ItemPictureProps {
  /** A new one as a data URL; '' where there is none. */
  chosen: string;
  /** The one that stands there. */
  kept: string;
  onChosen: (picture: string) => void;
}

export function ItemPicture({ chosen, kept, onChosen }: ItemPictureProps) {
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
    <Input.Wrapper label={t`Picture`} labelElement="div">
      <Group gap="md">
        {chosen ? (
          <img src={chosen} alt={t`What shoppers will see`} width={88} height={88} />
        ) : (
          <Picture src={kept} alt="" width={88} height={88} />
        )}
        <FileButton accept="image/*" resetRef={reset} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
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
        {isWrong && (
          <Input.Error mt="xs">
            <Trans>This is no picture that can be read. Choose another one.</Trans>
          </Input.Error>
        )}
      </div>
    </Input.Wrapper>
  );
}
