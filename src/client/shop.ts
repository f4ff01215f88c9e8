import { useQuery } from '@tanstack/react-query';
import { currentLocale } from './i18n';
import { queryClient } from './queryClient';
import { pictureAddress, runtimeConfig } from './runtimeConfig';
import { configQuery } from './shopQueries';

/** A page that was served in front of another back end says nothing of the shop, and must not call it by another's name. */
const isUnnamed = runtimeConfig.apiUrl !== '' && !runtimeConfig.shop;

/**
 * The shop's name and logo: as its settings say when they are there, before as the page was served with; and whether it
 * is closed for maintenance. Asks only where the page does not say it; until then both are empty.
 */
export function useShop(): { name: string; logo: string; isClosed: boolean } {
  const { data } = useQuery({ ...configQuery(), enabled: isUnnamed }, queryClient);
  const served = runtimeConfig.shop;
  return {
    name: data?.business_name || served?.name[currentLocale()] || (isUnnamed ? '' : 'Flowmart'),
    logo: pictureAddress(
      data?.logo_full_url || served?.logo || (isUnnamed ? '' : '/pictures/logo.svg'),
    ),
    isClosed: data?.maintenance_mode === 1,
  };
}
