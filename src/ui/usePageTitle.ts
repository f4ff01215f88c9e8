import { useEffect } from 'react';
import { useShop } from '../client/shop';

/** Names the page in the browser's tab and history; the shop's own name until it is known. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
