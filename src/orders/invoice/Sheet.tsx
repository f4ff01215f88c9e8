import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '../../client/useMoney';
import page from '../../ui/Page.module.css';
import { PhoneText } from '../../ui/phone/PhoneText';
import classes from './Invoice.module.css';
import { type SheetLine, SheetLines } from './SheetLines';

interface SheetProps {
  number: number;
  date: string;
  seller: { name: string; address: string; phone: string };
  buyer: { name: string; phone: string; address: string };
  lines: readonly SheetLine[];
  payment: string;
  back: LinkProps;
  /** Every amount, the total last. */
  children: ReactNode;
}

export function Sheet(props: SheetProps) {
  const config = useConfig();
  const { number, seller, buyer, lines } = props;
  return (
    <div className={classes.page}>
      <div className={classes.tools} data-screen-only>
        <Link {...props.back} className={page.more}>
          <Trans>Go Back</Trans>
        </Link>
        <Button
          radius="xl"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <article className={classes.sheet}>
        <header className={classes.head}>
          <div>
            <strong className={classes.shop}>{config?.business_name}</strong>
            <div>
              <bdi>{config?.address}</bdi>
            </div>
            <div>
              {config?.phone && <PhoneText phone={config.phone} />}
              {config?.phone && config.email && ' · '}
              {config?.email && <bdi>{config.email}</bdi>}
            </div>
          </div>
          <div className={classes.number}>
            <h1>
              <Trans>
                Invoice <bdi>#{number}</bdi>
              </Trans>
            </h1>
            <bdi>{props.date}</bdi>
          </div>
        </header>
        <div className={classes.parties}>
          <section>
            <h2>
              <Trans>Billed to</Trans>
            </h2>
            <div>{buyer.name}</div>
            <div>{buyer.phone && <PhoneText phone={buyer.phone} />}</div>
            <div>
              <bdi>{buyer.address}</bdi>
            </div>
          </section>
          <section>
            <h2>
              <Trans>Sold by</Trans>
            </h2>
            <div>{seller.name}</div>
            <div>
              <PhoneText phone={seller.phone} />
            </div>
            <div>
              <bdi>{seller.address}</bdi>
            </div>
          </section>
        </div>
        {lines.length > 0 && <SheetLines lines={lines} />}
        <div className={classes.costs}>{props.children}</div>
        <footer className={classes.foot}>
          <div>
            <Trans>Payment</Trans>: {props.payment}
          </div>
          <div>
            <Trans>Thank you for your order.</Trans>
          </div>
        </footer>
      </article>
    </div>
  );
}
