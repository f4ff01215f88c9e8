import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Children, type ReactNode, useId, useRef } from 'react';
import classes from './Rail.module.css';
import { SkipEnd, SkipPast } from './SkipPast';
import { useRailEnds } from './useRailEnds';

export interface RailProps {
  title: ReactNode;
  /** A link to the whole list. */
  more?: ReactNode;
  /** Width of the entries: item cards, store cards, or round pictures. */
  entries: 'items' | 'stores' | 'rounds';
  /** `li` elements. */
  children: ReactNode;
}

/** Entries that a page brings from the server: what a wide screen shows. The rest comes with the code that scrolls to it. */
const fromServer = 8;

export function Rail({ title, more, entries, children }: RailProps) {
  const { t } = useLingui();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useRailEnds(track, Children.count(children));
  const move = (forward: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const along = getComputedStyle(element).direction === 'rtl' ? -forward : forward;
    element.scrollBy({ left: along * element.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <section className={classes.rail} data-entries={entries} aria-labelledby={id}>
      <SkipPast to={`${id}-end`}>
        <Trans>Skip past {title}</Trans>
      </SkipPast>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
        <div className={classes.arrows} data-idle={(atStart && atEnd) || undefined}>
          <Arrow label={t`Scroll back`} isIdle={atStart} onPress={() => move(-1)}>
            <IconChevronLeft size={20} className={classes.pointing} aria-hidden />
          </Arrow>
          <Arrow label={t`Scroll on`} isIdle={atEnd} onPress={() => move(1)}>
            <IconChevronRight size={20} className={classes.pointing} aria-hidden />
          </Arrow>
        </div>
      </header>
      <ul ref={track} className={classes.track} data-entries={entries}>
        {import.meta.env.SSR ? Children.toArray(children).slice(0, fromServer) : children}
      </ul>
      <SkipEnd id={`${id}-end`} />
    </section>
  );
}

interface ArrowProps {
  label: string;
  /** There is nothing more on its side. */
  isIdle: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Keeps the focus when it becomes idle, so that the keyboard does not fall out of the row. */
const Arrow = ({ label, isIdle, onPress, children }: ArrowProps) => (
  <ActionIcon
    variant="default"
    radius="xl"
    size={36}
    aria-label={label}
    aria-disabled={isIdle}
    {...(isIdle ? { 'data-disabled': true } : { onClick: onPress })}
  >
    {children}
  </ActionIcon>
);
