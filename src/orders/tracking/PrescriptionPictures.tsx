import { Trans, useLingui } from '@lingui/react/macro';
import { openOverlay } from '../../flow/overlays';
import { Picture } from '../../ui/Picture';
import classes from './PrescriptionPictures.module.css';

const loadZoom = () => import('../../ui/pictures/ZoomDialog');

export default function PrescriptionPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useLingui();
  const name = t`Prescription`;
  return (
    <>
      <dt>
        <Trans>Prescription</Trans>
      </dt>
      <dd className={classes.pictures}>
        {pictures.map((picture, place) => (
          <button
            key={picture}
            type="button"
            className={classes.picture}
            aria-label={t`Show picture ${place + 1}`}
            onClick={() => void openOverlay(loadZoom, { name, pictures, place })}
          >
            <Picture src={picture} alt="" width={72} height={72} />
          </button>
        ))}
      </dd>
    </>
  );
}
