import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { CheckoutPage, Step } from '../../domain/checkout/pages';
import type { CheckoutInput } from '../../machines/checkout/checkout';
import { profileQuery } from '../account/api/profile';
import { storeQuery } from '../catalogue/api/catalogue';
import { configQuery } from '../client/shopQueries';
import { guestInfoKey } from '../client/storage/orderKeys';
import { storedPlace } from '../client/storage/storage';
import { couponWish } from '../client/storage/wishes';
import { useWhose } from '../client/useWhose';
import { useSession } from '../identity/session';
import { useSavedAddresses } from '../place/address/useSavedAddresses';
import { placeHere } from '../place/addressParts/placeHere';
import classes from '../ui/Checkout.module.css';
import { ErrorState } from '../ui/ErrorState';
import { useInPieces } from '../ui/useInPieces';
import { usePageTitle } from '../ui/usePageTitle';
import { pendingAttempt } from './actors/placeOrderActors';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import type { SummaryLine } from './context';
import { begunDrafts } from './drafts';
import { factsFrom } from './facts';
import { initialDraft } from './initialDraft';
import { useOrdered } from './useOrdered';

/** What counts of a line: the item behind it is read anew now and then. */
const told = ({ direct: _, ...line }: SummaryLine) => line;

const isAtSavedAddress = (page: CheckoutPage): boolean => {
  const { stored, carried } = begunDrafts(page);
  const places = [placeHere(storedPlace()), stored?.place, carried?.place];
  return places.some((place) => typeof place?.id === 'number');
};

export function CheckoutRoute({ page, step }: { page: CheckoutPage; step: Step | undefined }) {
  const { t } = useLingui();
  usePageTitle(t`Checkout`);
  const { signedIn } = useSession();
  const ordered = useOrdered(page);
  const config = useQuery(configQuery());
  const store = useQuery({
    ...storeQuery(String(ordered.storeId ?? 0)),
    enabled: ordered.storeId !== null,
  });
  const profile = useQuery(profileQuery());
  // Whom the courier meets stands with the saved address.
  const hasSavedPlace = isAtSavedAddress(page);
  const saved = useSavedAddresses(hasSavedPlace);
  // Whether it is too old is known when the shop has told the time, as it does with its first answer.
  const hasAnswered = config.data !== undefined;
  const whose = useWhose(signedIn ? (profile.data?.id ?? null) : null);
  const { pending, left } = useMemo(() => {
    const attempt = hasAnswered ? pendingAttempt() : null;
    const payload = attempt?.payload ?? null;
    return attempt?.left ? { pending: null, left: payload } : { pending: payload, left: null };
  }, [hasAnswered]);
  const isLoading =
    ordered.isLoading ||
    !config.data ||
    store.isLoading ||
    (signedIn && (profile.isLoading || saved.isLoading));
  const begun = useMemo(() => {
    // What could not be read is not empty; an order that was sent is asked about all the same.
    if (isLoading || !config.data || (ordered.error && !pending && !left)) return undefined;
    const facts = {
      ...factsFrom(
        config.data,
        store.data ?? null,
        signedIn,
        ordered.ordered,
        profile.data?.wallet_balance ?? null,
      ),
      ...(ordered.storeId !== null && { storeId: ordered.storeId }),
      ...(ordered.isChanging && { cartChanging: true }),
    };
    const draft = initialDraft({
      storeId: ordered.storeId ?? 0,
      facts,
      listed: config.data.active_payment_method_list,
      ...begunDrafts(page),
      guest: guestInfoKey.get(),
      profile: (signedIn && profile.data) || null,
      saved: signedIn ? saved.data : undefined,
      coupon: couponWish(),
      here: storedPlace(),
    });
    const { lines } = ordered;
    const input: CheckoutInput = { page, draft, facts, lines, step: step ?? null, pending, left };
    return { whose, input };
  }, [
    whose,
    isLoading,
    config.data,
    store.data,
    signedIn,
    ordered,
    profile.data,
    saved.data,
    page,
    step,
    pending,
    left,
  ]);
  // What is asked for anew (the session ended, the language changed) must not take the open flow down.
  const known = useRef(begun);
  useEffect(() => {
    if (begun) known.current = begun;
  });
  const shown = useInPieces(begun ?? (known.current?.whose === whose ? known.current : undefined));
  const error = ordered.error ?? config.error ?? store.error;
  const retry = () => {
    ordered.retry();
    void config.refetch();
    if (ordered.storeId !== null) void store.refetch();
  };
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Checkout</Trans>
      </h1>
      {shown && config.data ? (
        <Checkout
          key={`${page} ${shown.whose}`}
          input={shown.input}
          linesKey={JSON.stringify([ordered.ordered.map(told), signedIn])}
          urlStep={step}
          config={config.data}
          store={store.data ?? null}
          ordered={ordered.ordered}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
