import { Trans } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Config } from '../../../domain/config';
import { useShop } from '../../client/shop';
import { configQuery, landingQuery } from '../../client/shopQueries';
import { AppLinks } from '../../content/AppLinks';
import { Newsletter } from '../../content/newsletter/Newsletter';
import { openOverlay } from '../../flow/overlays';
import classes from '../../ui/Footer.module.css';
import { PlainPicture } from '../../ui/PlainPicture';
import { FooterGroup } from './FooterGroup';
import { FooterLinks } from './FooterLinks';
import { InspectorLink } from './InspectorLink';
import { PolicyLinks } from './PolicyLinks';
import { SocialLinks } from './SocialLinks';

const openAddressMap = ({ address, default_location }: Config) =>
  openOverlay(() => import('./AddressMap'), { address, at: default_location });

/** Newsletter, links, contact, social media and policies (FOOT-01 to FOOT-14). */
export default function Footer() {
  const { data: config } = useQuery(configQuery());
  const { data: landing } = useQuery(landingQuery());
  const shop = useShop();
  return (
    <div className={classes.inner}>
      <Newsletter
        title={landing?.fixed_newsletter_title ?? ''}
        text={landing?.fixed_newsletter_sub_title ?? ''}
      />
      <div className={classes.columns}>
        <div>
          {shop.logo && (
            <PlainPicture
              className={classes.logo}
              src={shop.logo}
              alt=""
              kind="store"
              width={40}
              height={40}
              loading="lazy"
            />
          )}
          <p className={classes.soft}>{landing?.fixed_footer_description}</p>
          <SocialLinks links={config?.social_media ?? []} />
        </div>
        <FooterLinks />
        <PolicyLinks config={config} />
        <address>
          <FooterGroup title={<Trans>Contact</Trans>}>
            {config?.email && <a href={`mailto:${config.email}`}>{config.email}</a>}
            {config?.phone && (
              <a href={`tel:${config.phone}`} dir="ltr">
                {config.phone}
              </a>
            )}
            {config?.address && (
              <UnstyledButton
                className={classes.address}
                onClick={() => openAddressMap(config)}
                aria-haspopup="dialog"
              >
                {config.address}
                <VisuallyHidden component="span">
                  {' '}
                  <Trans>Show on the map</Trans>
                </VisuallyHidden>
              </UnstyledButton>
            )}
          </FooterGroup>
          <AppLinks links={landing?.download_user_app_links} />
        </address>
      </div>
      <p className={classes.legal}>
        {config?.footer_text}
        <InspectorLink />
      </p>
    </div>
  );
}
