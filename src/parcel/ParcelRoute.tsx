import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parcelAgain } from '../../domain/parcel/parcelAgain';
import type { ParcelStep } from '../../domain/parcel/parcelSteps';
import { isCourierTime } from '../../domain/parcel/parcelTimes';
import type { ParcelInput } from '../../machines/parcel/parcel';
import { profileQuery } from '../account/api/profile';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton';
import { factsFrom } from '../checkout/facts';
import { useScope } from '../client/scope';
import { configQuery } from '../client/shopQueries';
import { contactOf } from '../client/storage/contactKeys';
import { guestInfoKey } from '../client/storage/orderKeys';
import { parcelDraftKey } from '../client/storage/parcelKeys';
import { storedPlace } from '../client/storage/storage';
import { useNow } from '../client/useNow';
import { useWhose } from '../client/useWhose';
import { useSession } from '../identity/session';
import { orderQuery } from '../orders/api/orders';
import classes from '../ui/Checkout.module.css';
import { ErrorState } from '../ui/ErrorState';
import { usePageTitle } from '../ui/usePageTitle';
import { pendingParcel } from './actors/parcelActors';
import { parcelCategoriesQuery } from './api/parcel';
import { initialParcel } from './initialParcel';
import { Parcel } from './Parcel';

interface ParcelRouteProps {
  step: ParcelStep | undefined;
  /** The kind that was pressed on the module's home. */
  category: number | undefined;
  /** The parcel that is sent again, and what a guest's is known by beside its number. */
  again: number | undefined;
}

export default function ParcelRoute({ step, category, again }: ParcelRouteProps) {
  useScope();
  const { t } = useLingui();
  usePageTitle(t`Send a parcel`);
  const { signedIn } = useSession();
  const config = useQuery(configQuery());
  const categories = useQuery(parcelCategoriesQuery());
  const profile = useQuery(profileQuery());
  const whose = useWhose(signedIn ? (profile.data?.id ?? null) : null);
  // Whether it is too old is known when the shop has told the time, as it does with its first answer.
  const hasAnswered = config.data !== undefined;
  const pending = useMemo(() => (hasAnswered ? pendingParcel() : null), [hasAnswered]);
  const [pressed] = useState(category ?? null);
  const [past] = useState(
    again ? { orderId: again, contactNumber: contactOf('order', again) } : null,
  );
  const sent = useQuery({
    ...orderQuery(past ?? { orderId: 0, contactNumber: null }),
    enabled: past !== null,
  });
  const isLoading =
    !config.data ||
    !categories.data ||
    (signedIn && profile.isLoading) ||
    (past !== null && !sent.data);
  const now = useNow();
  const openNow = config.data !== undefined && isCourierTime(config.data, new Date(now));
  const begun = useMemo(() => {
    if (isLoading || !config.data || !categories.data) return undefined;
    const balance = profile.data?.wallet_balance ?? null;
    const facts = {
      ...factsFrom(config.data, null, signedIn, [{ isAvailable: true }], balance),
      openNow,
      needsEmail: !signedIn && config.data.lacks.includes('guests_without_email'),
    };
    const customer = (signedIn && profile.data) || null;
    const own = customer && {
      name: `${customer.f_name} ${customer.l_name}`.trim(),
      phone: customer.phone,
    };
    const categoryIds = categories.data.map(({ id }) => id);
    const draft = initialParcel({
      stored: sent.data
        ? parcelAgain(sent.data, { categoryIds, methods: facts.methods, own })
        : parcelDraftKey.get(),
      guest: guestInfoKey.get(),
      needsEmail: facts.needsEmail,
      profile: customer,
      signedIn,
      here: storedPlace(),
      methods: facts.methods,
      listed: config.data.active_payment_method_list,
      categoryId: pressed !== null && categoryIds.includes(pressed) ? pressed : null,
    });
    const input: ParcelInput = { draft, facts, step: step ?? null, pending };
    return { whose, input };
  }, [
    whose,
    openNow,
    isLoading,
    config.data,
    categories.data,
    profile.data,
    signedIn,
    pressed,
    sent.data,
    step,
    pending,
  ]);
  // What is asked for anew (the session ended, the language changed) must not take the open flow down.
  const known = useRef(begun);
  useEffect(() => {
    if (begun) known.current = begun;
  });
  const shown = begun ?? (known.current?.whose === whose ? known.current : undefined);
  const error = config.error ?? categories.error ?? (past && sent.error);
  const retry = () => {
    void config.refetch();
    void categories.refetch();
    if (past) void sent.refetch();
  };
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Send a parcel</Trans>
      </h1>
      {shown && config.data ? (
        <Parcel
          key={shown.whose}
          input={shown.input}
          urlStep={step}
          config={config.data}
          categories={categories.data ?? []}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
