import { Trans, useLingui } from '@lingui/react/macro';
import { openOverlay } from '../../flow/overlays';
import { Picture } from '../../ui/Picture';
import pictureClasses from './PrescriptionPictures.module.css';
import classes from './Tracking.module.css';

const loadZoom = () => import('../../ui/pictures/ZoomDialog');

/** How the order was left at the door. */
export function DoorPicture({ photo }: { photo: string }) {
  const { t } = useLingui();
  const name = t`Your order at the door`;
  return (
    <section className={classes.card} aria-labelledby="order-door">
      <h2 id="order-door" className={classes.heading}>
        <Trans>Left at your door</Trans>
      </h2>
      <button
        type="button"
        className={pictureClasses.picture}
        aria-label={t`Show the photo`}
        onClick={() => void openOverlay(loadZoom, { name, pictures: [photo], place: 0 })}
      >
        <Picture src={photo} alt={name} width={160} height={160} />
      </button>
    </section>
  );
}
