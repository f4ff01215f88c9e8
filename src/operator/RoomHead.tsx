import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { readOperator } from '../../domain/operator/operatorEndpoints';
import type { AnswerOf } from '../../domain/wire/define';
import { useConfig } from '../client/useMoney';
import deskClasses from '../desk/Desk.module.css';
import classes from './Operator.module.css';
import { type OperatorView, operatorViews } from './operatorView';

interface RoomHeadProps {
  view: OperatorView;
  /** Undefined until it is known who is here. */
  operator: AnswerOf<typeof readOperator> | undefined;
  isLeaving: boolean;
  onView: (view: OperatorView) => void;
  onLeave: () => void;
}

export function RoomHead({ view, operator, isLeaving, onView, onLeave }: RoomHeadProps) {
  const { t } = useLingui();
  const shop = useConfig()?.business_name;
  const names: Record<OperatorView, string> = {
    applications: t`Applications`,
    refunds: t`Refunds`,
    lost: t`Not brought`,
    accounts: t`Accounts`,
    zones: t`Zones`,
    banners: t`Banners`,
    coupons: t`Coupons`,
    texts: t`Texts`,
    settings: t`Settings`,
    log: t`Who did what`,
  };
  const waiting: Partial<Record<OperatorView, number>> = {
    applications: operator?.applications ?? 0,
    refunds: operator?.refunds ?? 0,
    lost: operator?.lost ?? 0,
  };
  const parts = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = parts.current?.querySelector(`[data-part=${view}]`);
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <header className={`${deskClasses.head} ${classes.head}`}>
      <div className={deskClasses.grow}>
        <h1 className={deskClasses.title}>{shop || t`The shop`}</h1>
        <bdi className={deskClasses.soft}>{operator?.email}</bdi>
      </div>
      <nav ref={parts} aria-label={t`Parts of the room`} className={classes.parts}>
        {operatorViews.map((part) => (
          <Button
            key={part}
            data-part={part}
            radius="xl"
            variant={part === view ? 'filled' : 'default'}
            aria-current={part === view ? 'page' : undefined}
            rightSection={
              waiting[part] ? (
                <Badge circle color="red.8" variant={part === view ? 'white' : 'filled'}>
                  {waiting[part]}
                </Badge>
              ) : undefined
            }
            onClick={() => onView(part)}
          >
            {names[part]}
          </Button>
        ))}
      </nav>
      <Button
        variant="subtle"
        color="gray"
        radius="xl"
        loading={isLeaving}
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={onLeave}
      >
        <Trans>Sign out</Trans>
      </Button>
    </header>
  );
}
