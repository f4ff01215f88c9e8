import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { fetchAhead } from '../../client/fetchAhead';
import { BelowTheFold } from '../../ui/BelowTheFold';
import page from '../../ui/Page.module.css';
import { Rating } from '../../ui/Rating';
import { ShareButton } from '../../ui/ShareButton';
import { usePriceTag } from '../api/usePriceTag';
import { ItemBadges } from '../card/ItemBadges';
import { sellerLink } from '../card/itemLinks';
import { VegMark } from '../card/VegMark';
import { Heart } from '../favourite/Heart';
import { ItemFlow, type ItemFlowProps } from '../item/ItemFlow';
import { ElsewhereNote } from '../parts/ElsewhereNote';
import { Description } from './Description';
import { Gallery } from './Gallery';
import { ItemFacts } from './ItemFacts';
import classes from './Product.module.css';

const PrescriptionNote = lazy(() => import('./PrescriptionNote'));
const loadRelated = () => import('./RelatedItems');
const loadReviews = () => import('./ItemReviews');
const RelatedItems = lazy(() => loadRelated().then((m) => ({ default: m.RelatedItems })));
const ItemReviews = lazy(() => loadReviews().then((m) => ({ default: m.ItemReviews })));
fetchAhead(() => Promise.all([loadRelated(), loadReviews()]));

/** An item's page: pictures, what it is, what can be chosen, what others say (ITEM-01 to ITEM-05). */
export function Product({ item, ...flow }: Omit<ItemFlowProps, 'item'> & { item: Item }) {
  const tag = usePriceTag(item);
  return (
    <div className={page.page}>
      <article className={classes.columns}>
        <div className={classes.side}>
          <Gallery item={item} />
          <div className={classes.badges}>
            <ItemBadges item={item} tag={tag} />
          </div>
        </div>
        <div className={classes.info}>
          <div className={classes.head}>
            <div>
              <Link {...sellerLink(item)} className={page.more}>
                {item.store_name}
              </Link>
              <h1 className={classes.name}>
                {item.name} <VegMark item={item} />
              </h1>
              <a href="#reviews" className={classes.jump}>
                <Rating value={item.avg_rating} count={item.rating_count} withCount />
              </a>
            </div>
            <div className={classes.tools}>
              <Heart kind="item" row={item} place="page" />
              <ShareButton title={item.name} />
            </div>
          </div>
          {item.is_prescription_required === 1 && <PrescriptionNote />}
          <Description text={item.description} />
          <ElsewhereNote name={item.store_name} zoneId={item.zone_id} />
          <ItemFlow item={item} {...flow} />
          <ItemFacts item={item} />
        </div>
      </article>
      <BelowTheFold height={320} ahead={100}>
        <RelatedItems item={item} />
      </BelowTheFold>
      <BelowTheFold id="reviews" height={240} ahead={100}>
        <ItemReviews item={item} />
      </BelowTheFold>
    </div>
  );
}
