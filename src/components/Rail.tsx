import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import classes from './Rail.module.css';

export interface RailProps {
  title: ReactNode;
  /** A link to the whole list. */
  more?: ReactNode;
  /** Width of the entries: item cards, store cards, or round pictures. */
  entries: 'items' | 'stores' | 'rounds';
  /** `li` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways with snap, by touch, wheel, keys and arrows. */
export function Rail({ title, more, entries, children }: RailProps) {
  const { t } = useLingui();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const move = (forward: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const along = getComputedStyle(element).direction === 'rtl' ? -forward : forward;
    element.scrollBy({ left: along * element.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <section className={classes.rail} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
        <div className={classes.arrows}>
          <ActionIcon
            variant="default"
            radius="xl"
            size={36}
            aria-label={t`Scroll back`}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={20} className={classes.pointing} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            radius="xl"
            size={36}
            aria-label={t`Scroll on`}
            onClick={() => move(1)}
          >
            <IconChevronRight size={20} className={classes.pointing} aria-hidden />
          </ActionIcon>
        </div>
      </header>
      <ul ref={track} className={classes.track} data-entries={entries}>
        {children}
      </ul>
    </section>
  );
}
