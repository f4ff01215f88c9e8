import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHas } from '../../client/useMoney';
import classes from './JoinCalls.module.css';
import { ShopInFigures } from './ShopInFigures';

/** The end of the landing page: the shop in figures, and where whoever wants to sell or to deliver begins (PAGE-06, PAGE-07). */
export default function JoinCalls() {
  const takesApplications = useHas('applications');
  return (
    <>
      <ShopInFigures />
      {takesApplications && <Calls />}
    </>
  );
}

function Calls() {
  return (
    <section className={classes.join} aria-labelledby="join">
      <h2 id="join">
        <Trans>Be part of it</Trans>
      </h2>
      <ul>
        <Call
          picture="/pictures/join-store.svg"
          title={<Trans>Become a vendor owner</Trans>}
          why={<Trans>Your shelves on every phone around you.</Trans>}
        >
          <Link to="/store-registration">
            <Trans>Open your store</Trans>
          </Link>
        </Call>
        <Call
          picture="/pictures/join-courier.svg"
          title={<Trans>Become a delivery man</Trans>}
          why={<Trans>Ride in your own quarter, on your own wheels.</Trans>}
        >
          <Link to="/deliveryman-registration" search={{ active: 'active' }}>
            <Trans>Ride with us</Trans>
          </Link>
        </Call>
      </ul>
    </section>
  );
}

interface CallProps {
  picture: string;
  title: ReactNode;
  why: ReactNode;
  /** The way to it. */
  children: ReactNode;
}

function Call({ picture, title, why, children }: CallProps) {
  return (
    <li>
      <img src={picture} alt="" width={200} height={150} loading="lazy" />
      <div>
        <h3>{title}</h3>
        <p>{why}</p>
        {children}
      </div>
    </li>
  );
}
