import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import classes from './Page.module.css';

export interface MoreRowsProps {
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/**
 * The end of a list: asks for the next page shortly before it comes into sight. After a failure it
 * waits for the shopper, so that a broken network is not asked without end.
 */
export function MoreRows({ hasMore, loading, failed, onMore }: MoreRowsProps) {
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const near = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (near && hasMore && !loading && !failed) onMore();
  }, [near, hasMore, loading, failed, onMore]);
  if (!hasMore) return null;
  return (
    <div ref={ref} className={classes.end}>
      <Button variant="default" radius="xl" loading={loading} onClick={onMore}>
        {failed ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}
