import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { usePlace } from '../../place/currentPlace';
import { usePageTitle } from '../../ui/usePageTitle';
import classes from './ErrorPages.module.css';
import { paidWayBack } from './paidWayBack';

export default function NotFoundPage() {
  const { t } = useLingui();
  const { hasLocation } = usePlace();
  const paid = paidWayBack(useLocation().pathname);
  usePageTitle(t`This page is not here`);
  if (paid) return <Navigate {...paid} replace />;
  return (
    <div className={classes.page}>
      <img src="/pictures/empty-not-found.svg" alt="" width={320} height={213} />
      <h1>
        <Trans>This page is not here</Trans>
      </h1>
      <p>
        <Trans>The link may be old, or the page has moved.</Trans>
      </p>
      <Button component={Link} to={hasLocation ? '/home' : '/'} size="md" radius="xl">
        <Trans>Back to the shop</Trans>
      </Button>
    </div>
  );
}
