import { useQuery } from '@tanstack/react-query';
import { currentLocale } from './i18n';
import { queryClient } from './queryClient';
import { pictureAddress, runtimeConfig } from './runtimeConfig';
import { configQuery } from './shopQueries';

/**
 * The shop's name and logo: as its settings say when they are there, before as the page was served with; and whether it
 * is closed for maintenance. Asks nothing itself.
 */
export function useShop(): { name: string; logo: string; isClosed: boolean } {
  const { data } = useQuery({ ...configQuery(), enabled: false }, queryClient);
  const served = runtimeConfig.shop;
  return {
    name: data?.business_name || served?.name[currentLocale()] || 'Flowmart',
    logo: pictureAddress(data?.logo_full_url || served?.logo || '/pictures/logo.svg'),
    isClosed: data?.maintenance_mode === 1,
  };
}
