import { Skeleton } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { stepArrival } from './stepForm';

/** Stands where a step will be while its code is fetched; meanwhile the action button waits. */
export function StepOnItsWay() {
  useLayoutEffect(() => {
    stepArrival.set(true);
    return () => stepArrival.set(false);
  }, []);
  return <Skeleton height={240} radius="lg" />;
}
