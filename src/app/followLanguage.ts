import { i18n } from '@lingui/core';
import { activateLocale, currentLocale } from '../client/i18n';
import { queryClient } from '../client/queryClient';
import { languageKey } from '../client/storage/storage';
import { router } from './router';

let isTurning = false;

async function turn(): Promise<void> {
  if (isTurning || i18n.locale === currentLocale()) return;
  isTurning = true;
  try {
    // It may be turned on to another while the words of one are fetched.
    while (i18n.locale !== currentLocale()) await activateLocale(currentLocale());
  } finally {
    isTurning = false;
  }
  await queryClient.invalidateQueries();
  await router.invalidate();
}

/**
 * Speaks, in place, the language that another window turned the shop to (LANG-04, LANG-06): the calls of this one ask for it too.
 * Words that could not be had are fetched once there is a connection.
 */
export function followLanguage(): () => void {
  const follow = () => void turn().catch(() => undefined);
  // This window's own turn keeps the language when it is done.
  const hear = ({ key }: StorageEvent) => {
    if (key === languageKey.name) follow();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('online', follow);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('online', follow);
  };
}
