import { pictureSizes } from '../../client/pictureOffer';
import { colourIn, Picture } from '../Picture';
import classes from './Banners.module.css';

interface BannerFaceProps {
  title: string;
  image: string;
  eager?: boolean;
}

/**
 * What a banner shows: its title over its picture. A drawing of the shop leaves room for words where a line begins, so
 * it is turned with the page; a photograph stays as it is, may hold letters, and gets a ground behind the words.
 */
export function BannerFace({ title, image, eager = false }: BannerFaceProps) {
  const isDrawn = image === '' || colourIn(image) !== undefined;
  return (
    <>
      <Picture
        src={image}
        alt=""
        kind="banner"
        width={960}
        height={360}
        sizes={pictureSizes.banner}
        eager={eager}
        className={`${classes.picture} ${isDrawn ? '' : classes.photo}`}
      />
      <span className={`${classes.words} ${isDrawn ? '' : classes.ground}`}>{title}</span>
    </>
  );
}
