import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, FileButton, Textarea } from '@mantine/core';
import { IconPhoto, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { photoLimit, photoTypes } from '../../../domain/account/profileValidation';
import { messageLength, messagePictures } from '../../../domain/orders/inbox';
import type { Draft } from '../../../machines/orders/sendMessage';
import { begunMessagesKey, keepBegunMessage } from '../../client/storage/inboxKeys';
import { ChosenPhotos } from '../../ui/ChosenPhotos';
import classes from './Inbox.module.css';

export function Composer({
  conversationId,
  name,
  isFull,
  withoutPictures,
  takenBack,
  onSend,
}: {
  conversationId: number;
  name: string;
  /** Too many messages wait to be sent: this one stays here until there is room. */
  isFull: boolean;
  /** Words of a message that was not sent before the page was left, and whose pictures are lost. */
  withoutPictures: string | null;
  /** A message that the shop did not take, to be written otherwise. */
  takenBack: Draft | null;
  onSend: (text: string, pictures: readonly File[]) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(() => begunMessagesKey.get()?.[conversationId] ?? '');
  const resetFiles = useRef<() => void>(null);
  useEffect(() => keepBegunMessage(conversationId, text), [conversationId, text]);
  const [isRobbed, setRobbed] = useState(false);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  useEffect(() => {
    if (withoutPictures === null) return;
    setText((begun) => [withoutPictures, begun].filter(Boolean).join('\n'));
    setRobbed(true);
  }, [withoutPictures]);
  useEffect(() => {
    if (!takenBack) return;
    const chosen = takenBack.pictures.filter((picture) => picture instanceof File);
    setText((begun) => [takenBack.text, begun].filter(Boolean).join('\n'));
    setPictures((begun) => [...chosen, ...begun]);
  }, [takenBack]);
  const tooLarge = pictures.some(({ size }) => size > photoLimit);
  const tooMany = pictures.length > messagePictures;
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const isHeld = isEmpty || isFull || tooLarge || tooMany;
  const send = () => {
    if (isHeld) return;
    onSend(text.trim(), pictures);
    setText('');
    setPictures([]);
    setRobbed(false);
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {pictures.length > 0 && <ChosenPhotos photos={pictures} onChange={setPictures} />}
      {isRobbed && (
        <p role="status">
          <Trans>
            Your message was not sent, and its pictures are lost. Please add them again.
          </Trans>
        </p>
      )}
      {(tooLarge || tooMany) && (
        <p role="alert" className={classes.wrong}>
          {tooMany ? (
            <Trans>Maximum 3 images can be send at a time.</Trans>
          ) : (
            <Trans>A picture can be up to 2 MB.</Trans>
          )}
        </p>
      )}
      <div className={classes.writing}>
        <FileButton
          multiple
          resetRef={resetFiles}
          accept={photoTypes.join(',')}
          onChange={(files) => {
            setPictures([...pictures, ...files]);
            // The same file may be chosen again once it is taken out.
            resetFiles.current?.();
          }}
          inputProps={{ 'aria-label': t`Choose pictures` }}
        >
          {(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              size={44}
              radius="xl"
              aria-label={t`Add pictures`}
            >
              <IconPhoto size={22} aria-hidden />
            </ActionIcon>
          )}
        </FileButton>
        <Textarea
          className={classes.grow}
          aria-label={t`Message to ${name}`}
          placeholder={t`Write a message`}
          autosize
          minRows={1}
          maxRows={5}
          radius="lg"
          size="md"
          dir="auto"
          maxLength={messageLength}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (currentTarget.value === '') setRobbed(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <ActionIcon type="submit" size={44} radius="xl" aria-label={t`Send`} disabled={isHeld}>
          <IconSend2 size={20} aria-hidden className={classes.turned} />
        </ActionIcon>
      </div>
    </form>
  );
}
