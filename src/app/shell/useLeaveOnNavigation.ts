import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Closes what is open over the page when a link in it was followed, even one to the page beneath. */
export function useLeaveOnNavigation(leave: () => void): void {
  const router = useRouter();
  const onLeave = useEffectEvent(leave);
  useEffect(() => router.subscribe('onBeforeNavigate', () => onLeave()), [router]);
}
