import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { useInterval, useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { directionOf as directionOfLanguage } from '../../client/i18n';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import classes from './Carousel.module.css';

/** A picture stands for 4000 ms, its change takes 800 ms (VEH-11). */
const turnEvery = 4000;

const directionOf = (element: HTMLElement) =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** The vehicle's pictures, which turn by themselves until somebody looks closer, pauses them, or wants no motion. */
export function VehicleCarousel({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui();
  const still = useReducedMotion();
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const all = [...new Set([vehicle.thumbnail_full_url, ...vehicle.images_full_url])].filter(
    Boolean,
  );
  const pictures = all.length > 0 ? all : [''];
  const count = pictures.length;
  const canTurn = !still && count > 1;
  const isTurning = canTurn && !isPaused && !isWatched;
  const clock = useInterval(() => {
    if (!document.hidden) setPlace((now) => (now + 1) % count);
  }, turnEvery);
  useEffect(() => {
    if (isTurning) clock.start();
    else clock.stop();
    return clock.stop;
  }, [isTurning, clock.start, clock.stop]);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const along = event.key === 'ArrowRight' ? 1 : -1;
    event.preventDefault();
    setPlace((now) => (now + along * directionOf(event.currentTarget) + count) % count);
  };
  const along = directionOfLanguage(i18n.locale) === 'rtl' ? 1 : -1;
  return (
    <section
      className={classes.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`Pictures`}
      onKeyDown={step}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <ul
        className={classes.track}
        style={{ transform: `translateX(${along * place * 100}%)` }}
        data-place={place}
      >
        {pictures.map((picture, index) => (
          <li key={picture} aria-hidden={index !== place}>
            <Picture
              src={picture}
              alt={index === 0 ? vehicle.name : ''}
              kind="vehicle"
              width={800}
              height={600}
              sizes={pictureSizes.subject}
              eager={index === 0}
              className={classes.picture}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={classes.controls}>
          <span className={classes.bar}>
            {canTurn && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                radius="xl"
                aria-label={isPaused ? t`Play the pictures` : t`Pause the pictures`}
                onClick={() => setPaused((now) => !now)}
              >
                {isPaused ? (
                  <IconPlayerPlay size={16} aria-hidden />
                ) : (
                  <IconPlayerPause size={16} aria-hidden />
                )}
              </ActionIcon>
            )}
            {pictures.map((picture, index) => (
              <button
                key={picture}
                type="button"
                className={classes.dot}
                aria-current={index === place}
                aria-label={t`Show picture ${index + 1}`}
                onClick={() => setPlace(index)}
              />
            ))}
          </span>
        </div>
      )}
    </section>
  );
}
