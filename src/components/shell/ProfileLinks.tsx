import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The customer's own pages, in the menu of narrow screens (HEAD-15). */
export const ProfileLinks = () => (
  <>
    <Link to="/track-order">
      <Trans>My orders</Trans>
    </Link>
    <Link to="/profile" search={{ page: 'profile-settings' }}>
      <Trans>Profile settings</Trans>
    </Link>
  </>
);
