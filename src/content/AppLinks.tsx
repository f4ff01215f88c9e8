import { useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import type { Landing } from '../../domain/config';
import classes from '../ui/Footer.module.css';

/** App store buttons, each only when its status is on (FOOT-06). */
export function AppLinks({ links }: { links: Landing['download_user_app_links'] | undefined }) {
  const { t } = useLingui();
  if (!links) return null;
  return (
    <div className={classes.apps}>
      {links.playstore_url_status === 1 && (
        <a href={links.playstore_url} rel="noreferrer" target="_blank">
          <IconBrandGooglePlay size={20} aria-hidden />
          {t`Google Play`}
        </a>
      )}
      {links.apple_store_url_status === 1 && (
        <a href={links.apple_store_url} rel="noreferrer" target="_blank">
          <IconBrandApple size={20} aria-hidden />
          {t`App Store`}
        </a>
      )}
    </div>
  );
}
