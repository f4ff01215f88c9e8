import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartEntry } from '../../../domain/cart/cart';
import { keyOfEntry } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { OverlayProps } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import { Rating } from '../../ui/Rating';
import { useIsPhone } from '../../ui/useIsPhone';
import { itemQuery } from '../api/catalogue';
import { usePriceTag } from '../api/usePriceTag';
import { ItemBadges } from '../card/ItemBadges';
import { itemLink, sellerLink } from '../card/itemLinks';
import { Heart } from '../favourite/Heart';
import { ItemFlow } from '../item/ItemFlow';
import { Description } from '../product/Description';
import { Gallery } from '../product/Gallery';
import { ItemFacts } from '../product/ItemFacts';
import PrescriptionNote from '../product/PrescriptionNote';
import { presetOfEntry } from '../product/productPreset';
import classes from './QuickView.module.css';

export interface QuickViewInput {
  item: Item;
  /** The line of the cart to edit; without one the item is looked at. */
  entry?: CartEntry;
}

/** An item over the page (ITEM-01 to ITEM-05), or a line of the cart with its choices. Following a link closes it. */
export default function QuickView({ input, onDone }: OverlayProps<QuickViewInput, void>) {
  const { t } = useLingui();
  const { entry } = input;
  const isCovered = useCovered();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(true);
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (href !== openedAt.current) setOpen(false);
  }, [href]);
  const id = input.item.slug || String(input.item.id);
  const { data } = useQuery(itemQuery(id, input.item.module_id || undefined));
  const item = data ?? input.item;
  const tag = usePriceTag(item);
  const close = () => setOpen(false);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => onDone()}
      closeOnEscape={!isCovered}
      size={840}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      centered
      title={item.name}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 180 }}
      classNames={{ content: classes.content, body: classes.body, title: classes.title }}
    >
      <div className={classes.side}>
        <Gallery item={item} />
        <div className={classes.badges}>
          <ItemBadges item={item} tag={tag} />
        </div>
      </div>
      <div className={classes.info}>
        <div className={classes.head}>
          <div className={classes.words}>
            <Link {...sellerLink(item)}>{item.store_name}</Link>
            <Link {...itemLink(item)} hash="reviews" className={classes.rating}>
              <Rating value={item.avg_rating} count={item.rating_count} withCount />
            </Link>
          </div>
          <Heart kind="item" row={item} place="page" />
        </div>
        <section className={classes.scroll} aria-label={t`Details and choices`} tabIndex={-1}>
          {item.is_prescription_required === 1 && <PrescriptionNote />}
          <Description text={item.description} />
          <Suspense fallback={null}>
            <ItemFlow
              item={item}
              preset={entry ? presetOfEntry(item, entry) : {}}
              sheet={{ onKept: close, edited: entry ? keyOfEntry(entry) : null }}
            />
          </Suspense>
          <ItemFacts item={item} />
        </section>
      </div>
    </Modal>
  );
}
