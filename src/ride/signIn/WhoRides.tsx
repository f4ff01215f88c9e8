import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../client/apiError';
import { ErrorState } from '../../ui/ErrorState';
import { riderQuery } from '../api/ride';
import classes from '../Ride.module.css';

/** A moment, until it is known who has signed in; the page goes on by itself then. */
export function WhoRides({ onLeft }: { onLeft: (end: { hasLeft: boolean }) => void }) {
  const { error, refetch } = useQuery(riderQuery());
  const isSignedOut = isApiError(error) && error.kind === 'unauthenticated';
  useEffect(() => {
    if (isSignedOut) onLeft({ hasLeft: false });
  }, [isSignedOut, onLeft]);
  if (error && !isSignedOut) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.ride} aria-busy>
      <Skeleton height={72} radius="lg" mb="md" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}
