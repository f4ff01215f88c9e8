import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../client/runtimeConfig';
import { PlainPicture } from '../../ui/PlainPicture';
import { useMoment } from '../../ui/useMoment';
import classes from './Inbox.module.css';

interface BubbleProps {
  /** Whether the customer wrote it. */
  own: boolean;
  text: string;
  images: readonly string[];
  at: string | null;
  /** What is to be said of one that the shop does not have yet. */
  note?: ReactNode;
}

export function Bubble({ own, text, images, at, note }: BubbleProps) {
  const { t } = useLingui();
  const moment = useMoment();
  return (
    <li className={classes.bubble} data-own={own || undefined}>
      {images.length > 0 && (
        <div className={classes.pictures}>
          {images.map((image) => (
            <a key={image} href={pictureAddress(image)} target="_blank" rel="noreferrer">
              <PlainPicture
                src={pictureAddress(image)}
                alt={own ? t`Picture that you sent` : t`Picture`}
                kind="item"
                width={220}
                height={165}
                className={classes.picture}
              />
            </a>
          ))}
        </div>
      )}
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <span className={classes.soft}>{note ?? (at && <bdi>{moment(at)}</bdi>)}</span>
    </li>
  );
}
