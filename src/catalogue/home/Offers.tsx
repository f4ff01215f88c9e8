import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { FlashSale } from '../../../domain/entities/offers';
import { brandsQuery, flashSalesQuery } from '../../api/catalogue';
import { queryClient } from '../../api/queryClient';
import { useRemaining } from '../../components/identity/useRemaining';
import { Picture } from '../../components/Picture';
import { Rail } from '../../components/Rail';
import { ShopItemCard } from '../parts/ShopItemCard';
import classes from './Offers.module.css';

const pad = (count: number) => String(count).padStart(2, '0');

/** Time left as a clock shows it: whole hours, minutes, seconds. */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');

/** How long a sale still runs; when it has ended, what it lowered is asked for anew. */
export function Countdown({ until }: { until: string }) {
  const { t } = useLingui();
  const left = useRemaining(Date.parse(until));
  const hasEnded = left === 0;
  useEffect(() => {
    if (!hasEnded) return;
    void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    void queryClient.invalidateQueries({ queryKey: ['cart'] });
  }, [hasEnded]);
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return (
    <span className={classes.clock}>
      <Trans>Ends in</Trans>{' '}
      <bdi
        dir="ltr"
        role="timer"
        aria-label={t`${hours} hours and ${minutes} minutes left`}
        className={classes.figures}
      >
        {clockOf(left)}
      </bdi>
    </span>
  );
}

function SaleRail({ sale }: { sale: FlashSale }) {
  return (
    <Rail
      title={sale.title}
      entries="items"
      more={sale.end_date ? <Countdown until={sale.end_date} /> : null}
    >
      {sale.active_products.map(({ item, stock, available_stock }) => (
        <li key={item.id}>
          <ShopItemCard item={item} />
          <div className={classes.left} data-out={available_stock === 0 || undefined}>
            <span
              aria-hidden
              className={classes.bar}
              style={{ '--left': stock > 0 ? available_stock / stock : 0 } as object}
            />
            {available_stock > 0 ? (
              <Trans>{available_stock} left at this price</Trans>
            ) : (
              <Trans>Sold out at this price</Trans>
            )}
          </div>
        </li>
      ))}
    </Rail>
  );
}

/** Flash sales with the time that they have left, and the brands that are sold here. */
export default function Offers() {
  const { data: sales = [] } = useQuery(flashSalesQuery());
  const { data: brands = [] } = useQuery(brandsQuery());
  return (
    <>
      {sales.map((sale) => (
        <SaleRail key={sale.id} sale={sale} />
      ))}
      {brands.length > 0 && (
        <Rail title={<Trans>Brands</Trans>} entries="rounds">
          {brands.map((brand) => (
            <li key={brand.id}>
              <Link to="/brand/$id" params={{ id: String(brand.id) }} className={classes.brand}>
                <Picture
                  src={brand.image_full_url}
                  alt=""
                  kind="store"
                  width={96}
                  height={96}
                  className={classes.logo}
                />
                <span>{brand.name}</span>
              </Link>
            </li>
          ))}
        </Rail>
      )}
    </>
  );
}
