import { useEffect } from 'react';

const shop = 'Flowmart';

/** Names the page in the browser's tab and history; the shop's own name until it is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${shop}` : shop;
    return () => {
      document.title = shop;
    };
  }, [title]);
}
