import { infiniteQueryOptions } from '@tanstack/react-query';
import { listNotifications } from '../../../domain/account/notificationEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { call } from '../../client/client';
import { languageKey, tokenKey } from '../../client/storage/storage';

const perPage = 20;

/** News of the customer, the newest first; asked for anew with the inbox, whose stream tells of them. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'notifications', languageKey.get() ?? defaultLanguage],
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, { query: { limit: perPage, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.notifications.length > 0
        ? last.offset + 1
        : undefined,
    enabled: () => tokenKey.get() !== null,
    refetchOnMount: 'always',
  });
