import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Item } from '../../../domain/entities/catalogue';
import { Picture } from '../../components/Picture';
import classes from './Product.module.css';

/** The item's pictures: one large, the others to choose from, five in sight (ITEM-24). */
export function Gallery({ item }: { item: Item }) {
  const { t } = useLingui();
  const pictures = [...new Set([item.image_full_url, ...item.images_full_url])].filter(Boolean);
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? item.image_full_url;
  return (
    <div className={classes.gallery}>
      <div className={classes.ground}>
        <Picture
          src={shown}
          alt={item.name}
          width={800}
          height={600}
          eager
          className={classes.main}
        />
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbs} aria-label={t`Pictures`}>
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={t`Show picture ${place + 1}`}
                aria-current={place === chosen}
                onClick={() => setChosen(place)}
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
