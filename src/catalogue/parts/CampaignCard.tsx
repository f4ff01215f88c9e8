import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Campaign } from '../../../domain/catalogue/catalogue';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import { useEndText } from '../../ui/useEndText';
import classes from '../card/StoreCard.module.css';

export function Until({ date }: { date: string | null }) {
  const endText = useEndText(true);
  if (!date) return null;
  const day = endText(date);
  return <Trans>Until {day}</Trans>;
}

export const CampaignCard = ({ campaign }: { campaign: Campaign }) => (
  <article className={classes.card}>
    <div className={classes.ground}>
      <Picture
        src={campaign.image_full_url}
        alt=""
        kind="banner"
        width={640}
        height={280}
        sizes={pictureSizes.wideCard}
        className={`${classes.cover} ${classes.banner}`}
      />
    </div>
    <div className={classes.words} data-plain>
      <h3 className={classes.name}>
        <Link to="/campaigns/$id" params={{ id: String(campaign.id) }} className={classes.link}>
          {campaign.title}
        </Link>
      </h3>
      <p className={classes.facts}>
        <Until date={campaign.end_date} />
      </p>
    </div>
  </article>
);
