import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePlace } from '../../app/place';
import { useSession } from '../../app/session';
import { StoresLabel } from './StoresLabel';

/** Home, categories and the module's stores once a location is set; tracking for guests (HEAD-04, HEAD-06). */
export function HeaderLinks() {
  const { hasLocation, module } = usePlace();
  const { signedIn } = useSession();
  return (
    <>
      {hasLocation && (
        <Link to="/home" activeOptions={{ exact: true, includeSearch: false }}>
          <Trans>Home</Trans>
        </Link>
      )}
      {hasLocation && module && (
        <>
          <Link to="/categories">
            <Trans>Categories</Trans>
          </Link>
          <Link to="/store/popular">
            <StoresLabel type={module.module_type} />
          </Link>
        </>
      )}
      {!signedIn && (
        <Link to="/track-order">
          <Trans>Track Order</Trans>
        </Link>
      )}
    </>
  );
}
