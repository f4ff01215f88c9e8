import { useLingui } from '@lingui/react/macro';
import { BannerFace } from '../../ui/pictures/BannerFace';
import banner from '../../ui/pictures/Banners.module.css';
import classes from './Banners.module.css';

interface BannerPreviewProps {
  title: string;
  /** Its address, or a new one as a data URL; '' where there is none. */
  image: string;
}

/** A banner as shoppers will see it. */
export function BannerPreview({ title, image }: BannerPreviewProps) {
  const { t } = useLingui();
  if (!image) return <div className={classes.none} />;
  return (
    <figure className={classes.preview} aria-label={t`What shoppers will see`}>
      <div className={banner.link}>
        <BannerFace title={title} image={image} />
      </div>
    </figure>
  );
}
