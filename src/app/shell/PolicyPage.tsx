import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type PolicyName, policyQuery } from '../../content/api/policies';
import { ErrorState } from '../../ui/ErrorState';
import { usePageTitle } from '../../ui/usePageTitle';
import { PageText } from './PageText';
import classes from './PolicyPage.module.css';

const titles: Record<PolicyName, MessageDescriptor> = {
  about: msg`About Us`,
  terms: msg`Terms and conditions`,
  privacy: msg`Privacy policy`,
  refund: msg`Refund policy`,
  cancellation: msg`Cancellation policy`,
  shipping: msg`Shipping policy`,
};

export function PolicyPage({ name }: { name: PolicyName }) {
  const { data, error, refetch } = useQuery(policyQuery(name));
  const { t } = useLingui();
  const title = data && (data.title || t(titles[name]));
  usePageTitle(title);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack className={classes.page} aria-busy>
        <Skeleton height={44} width="50%" />
        {['95%', '100%', '88%', '97%', '60%'].map((width) => (
          <Skeleton key={width} height={18} width={width} />
        ))}
      </Stack>
    );
  }
  return (
    <article className={classes.page}>
      <h1>{title}</h1>
      <PageText text={data.value} />
    </article>
  );
}
