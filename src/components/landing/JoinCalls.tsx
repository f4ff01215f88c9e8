import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import classes from './JoinCalls.module.css';
import { ShopInFigures } from './ShopInFigures';

/** The end of the landing page: the shop in figures, and where whoever wants to sell or to deliver begins (PAGE-06, PAGE-07). */
export default function JoinCalls() {
  return (
    <>
      <ShopInFigures />
      <section className={classes.join} aria-labelledby="join">
        <h2 id="join">
          <Trans>Be part of it</Trans>
        </h2>
        <ul>
          <li>
            <img
              src="/media/item/ecommerce/convenience-store-4.svg"
              alt=""
              width={200}
              height={150}
              loading="lazy"
            />
            <div>
              <h3>
                <Trans>Become a vendor owner</Trans>
              </h3>
              <p>
                <Trans>Your shelves on the phone of everybody around you.</Trans>
              </p>
              <Link to="/store-registration">
                <Trans>Open your store</Trans>
              </Link>
            </div>
          </li>
          <li>
            <img
              src="/media/item/parcel/motor-scooter-4.svg"
              alt=""
              width={200}
              height={150}
              loading="lazy"
            />
            <div>
              <h3>
                <Trans>Become a delivery man</Trans>
              </h3>
              <p>
                <Trans>Ride in your own quarter, on your own wheels.</Trans>
              </p>
              <Link to="/deliveryman-registration" search={{ active: 'active' }}>
                <Trans>Ride with us</Trans>
              </Link>
            </div>
          </li>
        </ul>
      </section>
    </>
  );
}
