import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIsPhone } from '../../ui/useIsPhone';
import { usePlace } from '../currentPlace';
import classes from './LocationPill.module.css';
import { openLocation, prepareLocation } from './openLocation';
import { useIsRental } from './useIsRental';

const loadPanel = () => import('./PillPanel');
const PillPanel = lazy(loadPanel);

/**
 * The current location in one line; it opens the choice beneath itself (LOC-01), on phones over the
 * whole screen. The choice hangs from the pill by CSS alone: a positioning engine would cost every
 * page more than this is worth.
 */
export function LocationPill() {
  const { t } = useLingui();
  const { location } = usePlace();
  const isRental = useIsRental();
  const [isOpen, setOpen] = useState(false);
  const pill = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const close = () => {
    setOpen(false);
    pill.current?.focus();
  };
  const label = location ?? t`Choose a location`;
  const prepare = () => (isPhone ? prepareLocation() : void loadPanel());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes from wherever the focus is inside
    <div
      ref={box}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close();
      }}
    >
      <UnstyledButton
        ref={pill}
        className={classes.pill}
        aria-label={isRental ? t`Pickup location: ${label}` : t`Delivery location: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isPhone ? void openLocation() : setOpen(!isOpen))}
      >
        <IconMapPin size={18} aria-hidden className={classes.icon} />
        {/* The address may be in the other language: its own letters say where it begins. */}
        <span className={classes.text} dir="auto">
          {label}
        </span>
        <IconChevronDown size={16} aria-hidden className={classes.icon} />
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={<div className={classes.panel} />}>
          <PillPanel className={classes.panel} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
