import { useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import classes from './PhotoField.module.css';

interface ChosenPhotosProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photos that are to be sent, as pictures, each with its way out. */
export function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  const { t } = useLingui();
  const pictures = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => pictures.forEach(URL.revokeObjectURL), [pictures]);
  return (
    <ul className={classes.photos} aria-label={t`Chosen photos`}>
      {pictures.map((picture, place) => (
        <li key={picture} className={classes.photo}>
          <img src={picture} alt={photos[place]?.name ?? ''} width={84} height={84} />
          <CloseButton
            className={classes.remove}
            size="sm"
            radius="xl"
            aria-label={t`Remove photo ${place + 1}`}
            onClick={() => onChange(photos.filter((_, other) => other !== place))}
          />
        </li>
      ))}
    </ul>
  );
}
