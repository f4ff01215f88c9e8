import { useLingui } from '@lingui/react/macro';
import { IconZoomIn } from '@tabler/icons-react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { fetchAhead } from '../../client/fetchAhead';
import { pictureSizes } from '../../client/pictureOffer';
import { openOverlay } from '../../flow/overlays';
import { Picture } from '../../ui/Picture';
import { useSlides } from '../../ui/pictures/useSlides';
import classes from './Gallery.module.css';

const loadZoom = () => import('../../ui/pictures/ZoomDialog');
fetchAhead(loadZoom);

/** Thumbnails on one slide (ITEM-24). */
const perPage = 5;

/** The item's pictures: one large, to be swiped or zoomed, the others to choose from, five in sight (ITEM-01, ITEM-24). */
export function Gallery({ item }: { item: Item }) {
  const { t } = useLingui();
  const all = [...new Set([item.image_full_url, ...item.images_full_url])].filter(Boolean);
  const pictures = all.length > 0 ? all : [''];
  const { place, goTo, ...gallery } = useSlides(pictures.length, perPage);
  const name = item.name;
  const zoom = () => void openOverlay(loadZoom, { name, pictures, place });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t`Pictures`} onKeyDown={gallery.onKeyDown}>
      <ul
        ref={gallery.slides}
        className={classes.slides}
        onScroll={gallery.onScroll}
        onPointerDown={gallery.onPointerDown}
      >
        {pictures.map((picture, index) => (
          <li key={picture} inert={index !== place}>
            <button
              type="button"
              className={classes.slide}
              aria-label={t`Zoom the picture of ${name}`}
              onClick={zoom}
            >
              <Picture
                src={picture}
                alt={name}
                width={800}
                height={600}
                sizes={pictureSizes.subject}
                eager={index === 0}
                className={classes.picture}
              />
              <IconZoomIn size={20} className={classes.glass} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul ref={gallery.thumbs} className={classes.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={t`Show picture ${index + 1}`}
                aria-current={index === place}
                onClick={() => goTo(index)}
              >
                <Picture src={picture} alt="" width={96} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
