import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { runtimeConfig } from '../../client/runtimeConfig';
import classes from '../../ui/Footer.module.css';

/** The way to the inspector, beside the page it leads from; only where the inspector is on. */
export function InspectorLink() {
  const path = useLocation({ select: ({ href }) => href });
  if (runtimeConfig.inspector === 'off' && !import.meta.env.DEV) return null;
  return (
    <a className={classes.inspector} href={`/inspector?beside=${encodeURIComponent(path)}`}>
      <Trans>Watch the flows in the inspector</Trans>
    </a>
  );
}
