import { useLingui } from '@lingui/react/macro';
import { IconPhone, IconWorld } from '@tabler/icons-react';
import { useConfig } from '../../api/useMoney';
import classes from './ShopFacts.module.css';

/** For visitors who have neither signed in nor set a location: how to call the shop, and its country (HEAD-13). */
export function ShopFacts() {
  const { t, i18n } = useLingui();
  const config = useConfig();
  if (!config) return null;
  const country = new Intl.DisplayNames([i18n.locale], { type: 'region', fallback: 'code' });
  return (
    <>
      {config.phone && (
        <a
          className={classes.fact}
          href={`tel:${config.phone}`}
          aria-label={t`Call us: ${config.phone}`}
        >
          <IconPhone size={18} aria-hidden />
          <bdi dir="ltr">{config.phone}</bdi>
        </a>
      )}
      <span className={classes.fact}>
        <IconWorld size={18} aria-hidden />
        {nameOf(country, config.country)}
      </span>
    </>
  );
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
