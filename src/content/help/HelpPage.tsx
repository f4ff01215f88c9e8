import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig, useHas } from '../../client/useMoney';
import { useLeavings } from '../../client/useWhose';
import page from '../../ui/Page.module.css';
import { PhoneText } from '../../ui/phone/PhoneText';
import { usePageTitle } from '../../ui/usePageTitle';
import classes from './Help.module.css';
import { Questions } from './Questions';

const AskShop = lazy(() => import('../../orders/askShop/AskShop'));

interface WayProps {
  icon: ReactNode;
  name: ReactNode;
  value: ReactNode;
  href: string;
}

const Way = ({ icon, name, value, href }: WayProps) => (
  <li>
    <a href={href} className={classes.way}>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={page.soft}>{name}</span>
        <bdi>{value}</bdi>
      </span>
    </a>
  </li>
);

/** How to reach the shop, as its settings say, a message to it, and what is asked most (PAGE-05, FOOT-02). */
export function HelpPage() {
  const { t } = useLingui();
  const config = useConfig();
  const hasForm = useHas('contact_form');
  const leavings = useLeavings();
  usePageTitle(t`Help & Support`);
  return (
    <div className={page.page}>
      <h1 className={page.title}>
        <Trans>Help & Support</Trans>
      </h1>
      <p className={page.soft}>
        <Trans>We are glad to help. Choose the way that suits you.</Trans>
      </p>
      <ul className={classes.ways} aria-label={t`Contact`} aria-busy={!config}>
        {config?.phone && (
          <Way
            icon={<IconPhone size={24} aria-hidden />}
            name={<Trans>Call us</Trans>}
            value={<PhoneText phone={config.phone} />}
            href={`tel:${config.phone}`}
          />
        )}
        {config?.email && (
          <Way
            icon={<IconMail size={24} aria-hidden />}
            name={<Trans>Write to us</Trans>}
            value={config.email}
            href={`mailto:${config.email}`}
          />
        )}
        {config?.address && (
          <Way
            icon={<IconMapPin size={24} aria-hidden />}
            name={<Trans>Visit us</Trans>}
            value={config.address}
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(config.address)}`}
          />
        )}
      </ul>
      {hasForm && (
        <Suspense fallback={<Skeleton height={560} radius={24} mb={32} maw={760} />}>
          <AskShop key={leavings} />
        </Suspense>
      )}
      <Questions />
    </div>
  );
}
