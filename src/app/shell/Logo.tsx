import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShop } from '../../client/shop';
import { PlainPicture } from '../../ui/PlainPicture';
import classes from './Header.module.css';

/** The shop's logo and name; where it leads is decided by the page and the place (HEAD-01 to HEAD-03). */
export function Logo({ to }: { to: '/' | '/home' }) {
  const { t } = useLingui();
  const { name, logo } = useShop();
  return (
    <Link to={to} className={classes.logo} aria-label={t`${name}, to the start`}>
      {logo && <PlainPicture src={logo} alt="" kind="store" width={36} height={36} />}
      <span className={classes.wordmark}>{name}</span>
    </Link>
  );
}
