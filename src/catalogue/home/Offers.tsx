import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FlashSale } from '../../../domain/catalogue/offers';
import { Picture } from '../../ui/Picture';
import { Rail } from '../../ui/Rail';
import { brandsQuery, flashSalesQuery } from '../api/catalogue';
import { ShopItemCard } from '../parts/ShopItemCard';
import { Countdown } from '../sale/Countdown';
import { UnitsLeft } from '../sale/UnitsLeft';
import classes from './Offers.module.css';

function SaleRail({ sale }: { sale: FlashSale }) {
  return (
    <Rail
      title={sale.title}
      entries="items"
      more={sale.end_date ? <Countdown until={sale.end_date} /> : null}
    >
      {sale.active_products.map(({ item, stock, available_stock }) => (
        <li key={item.id} className={classes.offer}>
          <ShopItemCard item={item} />
          <UnitsLeft of={stock} left={available_stock} />
        </li>
      ))}
    </Rail>
  );
}

export default function Offers() {
  const { data: sales = [], isPending: areSalesAwaited } = useQuery(flashSalesQuery());
  const { data: brands = [], isPending: areBrandsAwaited } = useQuery(brandsQuery());
  // The room that was kept for them stays until it is known what fills it.
  if (areSalesAwaited || areBrandsAwaited) return <div style={{ minHeight: 460 }} />;
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
