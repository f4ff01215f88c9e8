import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import classes from './Header.module.css';

/** The logo; where it leads is decided by the page and the place (HEAD-01 to HEAD-03). */
export function Logo({ to }: { to: '/' | '/home' }) {
  const { t } = useLingui();
  return (
    <Link to={to} className={classes.logo} aria-label={t`Flowmart, to the start`}>
      <img src="/pictures/logo.svg" alt="" width={36} height={36} />
      <span className={classes.wordmark}>Flowmart</span>
    </Link>
  );
}
