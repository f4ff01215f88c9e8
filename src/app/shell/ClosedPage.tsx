import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { usePageTitle } from '../../ui/usePageTitle';
import own from './ClosedPage.module.css';
import classes from './ErrorPages.module.css';
import { Logo } from './Logo';

/** The shop while its setting `maintenance_mode` is on. It asks again each minute, and opens by itself. */
export default function ClosedPage() {
  const { t } = useLingui();
  usePageTitle(t`We will be right back`);
  const { data, refetch, isFetching } = useQuery(configQuery(), queryClient);
  return (
    <main id="main" tabIndex={-1} className={`${classes.page} ${own.closed}`}>
      <Logo to="/" />
      <img src="/pictures/landing.svg" alt="" width={480} height={270} />
      <h1>
        <Trans>We will be right back</Trans>
      </h1>
      <p>
        <Trans>
          We are closed for maintenance and will be back soon. Your cart is saved, and orders on
          their way still arrive.
        </Trans>
      </p>
      <Button onClick={() => void refetch()} loading={isFetching} size="md" radius="xl">
        <Trans>Try again</Trans>
      </Button>
      {data?.phone && (
        <Button
          component="a"
          href={`tel:${data.phone}`}
          variant="subtle"
          radius="xl"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          <bdi dir="ltr">{data.phone}</bdi>
        </Button>
      )}
    </main>
  );
}
