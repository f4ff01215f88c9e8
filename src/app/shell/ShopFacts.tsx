import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPhone, IconWorld } from '@tabler/icons-react';
import type { Config } from '../../../domain/config';
import { useConfig } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import { usePhoneCountry } from '../../ui/phone/usePhoneCountry';
import classes from './ShopFacts.module.css';

/**
 * For visitors who have neither signed in nor set a location: how to call the shop, and the country
 * whose phone numbers are expected (HEAD-13).
 */
export function ShopFacts() {
  const config = useConfig();
  return config ? <Facts config={config} /> : null;
}

function Facts({ config }: { config: Config }) {
  const { t, i18n } = useLingui();
  const country = usePhoneCountry(config);
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region', fallback: 'code' });
  const name = nameOf(names, country);
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
      {config.country_picker_status === 1 ? (
        <UnstyledButton
          className={classes.fact}
          aria-haspopup="dialog"
          aria-label={t`Country: ${name}`}
          onClick={() => openOverlay(() => import('../../ui/phone/CountryDialog'), country)}
        >
          <IconWorld size={18} aria-hidden />
          {name}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      ) : (
        <span className={classes.fact}>
          <IconWorld size={18} aria-hidden />
          {name}
        </span>
      )}
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
