import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { pictureSizes } from '../../client/pictureOffer';
import type { OverlayProps } from '../../flow/overlays';
import { Picture } from '../Picture';
import classes from './ZoomDialog.module.css';

export interface Zoomed {
  name: string;
  pictures: readonly string[];
  place: number;
}

/** A mouse moves the picture as a finger does. */
const drag = ({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent) => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
};

/** Each picture begins at its middle. */
function centre(view: HTMLElement | null): void {
  if (!view) return;
  const along = getComputedStyle(view).direction === 'rtl' ? -1 : 1;
  view.scrollTo({
    left: (along * (view.scrollWidth - view.clientWidth)) / 2,
    top: (view.scrollHeight - view.clientHeight) / 2,
  });
}

/** A picture at 1200 x 1800 (ITEM-25), to be moved about by finger, mouse, wheel and arrow keys. */
export default function ZoomDialog({ input, onDone }: OverlayProps<Zoomed, void>) {
  const { t } = useLingui();
  const { name, pictures } = input;
  const [place, setPlace] = useState(input.place);
  const turn = (by: number) => setPlace((place + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'PageDown') turn(1);
    if (key === 'PageUp') turn(-1);
  };
  return (
    <Modal
      opened
      fullScreen
      onClose={() => onDone()}
      title={name}
      closeButtonProps={{ 'aria-label': t`Close the picture` }}
      transitionProps={{ duration: 0 }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <section
        key={place}
        ref={centre}
        className={classes.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is scrolled
        tabIndex={0}
        aria-label={t`Picture ${place + 1} of ${pictures.length}`}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      >
        <Picture
          src={pictures[place] ?? ''}
          alt={name}
          width={1200}
          height={1800}
          sizes={pictureSizes.screen}
          eager
          className={classes.picture}
        />
      </section>
      {pictures.length > 1 && (
        <div className={classes.arrows}>
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            aria-label={t`Previous picture`}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} className={classes.pointing} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            aria-label={t`Next picture`}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} className={classes.pointing} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </Modal>
  );
}
