import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import {
  IconBell,
  IconChartBar,
  IconLanguage,
  IconMessage,
  IconPalette,
  IconUserX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { readAnalyticsConfig } from '../../client/analyticsConfig';
import { openLanguages } from '../../content/language/openLanguages';
import { useSession } from '../../identity/session';
import page from '../../ui/Page.module.css';
import { profileQuery } from '../api/profile';
import { openDeleteAccount } from '../deleteAccount/openDeleteAccount';
import { CountingSwitch } from './CountingSwitch';
import { NewsSwitch } from './NewsSwitch';
import classes from './Settings.module.css';
import { TextSwitch } from './TextSwitch';

interface RowProps {
  icon: ComponentType<{ size: number }>;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Row({ icon: Icon, title, text, children }: RowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={22} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.name}>{title}</h2>
        <p className={page.soft}>{text}</p>
      </div>
      <div className={classes.control}>{children}</div>
    </li>
  );
}

const schemes = ['light', 'dark', 'auto'] as const;

/** Language, theme, news of orders, and the way out of the account (PAGE-04). */
export function SettingsPage() {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const { data: profile } = useQuery(profileQuery());
  const texts = (signedIn && profile?.text_messages) ?? null;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = { light: t`Light`, dark: t`Dark`, auto: t`As the device` };
  return (
    <>
      <h1 className={page.title}>
        <Trans>Settings</Trans>
      </h1>
      <ul className={classes.list}>
        <Row
          icon={IconLanguage}
          title={<Trans>Language</Trans>}
          text={<Trans>What you read here, and what stores write to you.</Trans>}
        >
          <Button
            variant="default"
            radius="xl"
            aria-haspopup="dialog"
            onClick={() => void openLanguages()}
          >
            <Trans>Choose your language</Trans>
          </Button>
        </Row>
        <Row
          icon={IconPalette}
          title={<Trans>Theme</Trans>}
          text={<Trans>Bright by day, easy on the eyes by night.</Trans>}
        >
          <SegmentedControl
            aria-label={t`Theme`}
            radius="xl"
            value={colorScheme}
            onChange={(value) =>
              setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')
            }
            data={schemes.map((value) => ({ value, label: names[value] }))}
          />
        </Row>
        <Row
          icon={IconBell}
          title={<Trans>News of your orders</Trans>}
          text={
            <Trans>
              A browser notification when your order moves on and you are looking elsewhere.
            </Trans>
          }
        >
          <NewsSwitch />
        </Row>
        {texts !== null && (
          <Row
            icon={IconMessage}
            title={<Trans>Text messages about your orders</Trans>}
            text={<Trans>Sent to the number that you order with, never for advertising.</Trans>}
          >
            <TextSwitch wanted={texts === 1} />
          </Row>
        )}
        {readAnalyticsConfig() && (
          <Row
            icon={IconChartBar}
            title={<Trans>Counting of visits</Trans>}
            text={
              <Trans>
                What is looked at and ordered here is counted, without your name, address or phone
                number, to make the shop better.
              </Trans>
            }
          >
            <CountingSwitch />
          </Row>
        )}
        {signedIn && (
          <Row
            icon={IconUserX}
            title={<Trans>Delete account</Trans>}
            text={<Trans>Your addresses, wallet and points go with it.</Trans>}
          >
            <Button
              variant="light"
              color="red"
              radius="xl"
              aria-haspopup="dialog"
              onClick={() => void openDeleteAccount()}
            >
              <Trans>Delete account</Trans>
            </Button>
          </Row>
        )}
      </ul>
    </>
  );
}
