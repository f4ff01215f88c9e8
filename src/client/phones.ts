import { useSyncExternalStore } from 'react';
import { digitsOf } from '../../domain/values/phoneDigits';
import { queryClient } from './queryClient';
import { configQuery } from './shopQueries';

type Phones = typeof import('../../domain/values/phone');

let phones: Phones | null = null;
let coming: Promise<Phones> | null = null;
const listeners = new Set<() => void>();

/** The numbers of all countries: a page without a phone on it never loads them. */
export function loadPhones(): Promise<Phones> {
  coming ??= import('../../domain/values/phone').then(
    (loaded) => {
      phones = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    (error) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** Loads them where nobody waits: without them a number is shown and sent as it was typed. */
export const fetchPhones = (): void => void loadPhones().catch(() => undefined);

const onLoad = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** What is known about phone numbers, or null until it is loaded. */
export const usePhones = (): Phones | null => useSyncExternalStore(onLoad, () => phones);

/** A typed phone as it is sent: + and digits; one without a country is of the shop's. */
export async function wholePhone(typed: string): Promise<string> {
  try {
    const [{ comparablePhone }, { country }] = await Promise.all([
      loadPhones(),
      queryClient.ensureQueryData(configQuery()),
    ]);
    return comparablePhone(typed, country);
  } catch {
    // The server reads it too.
    return `${typed.trim().startsWith('+') ? '+' : ''}${digitsOf(typed)}`;
  }
}

const shopCountry = () => queryClient.getQueryData(configQuery().queryKey)?.country;

/** Whether a number is one of ten digits, however it was written; none is until they are loaded. */
export const isOfTenDigits = (typed: string): boolean =>
  phones?.mayHaveDigits(typed, shopCountry() ?? '', 10) ?? false;

/** What a form says of a number that can be nobody's; `PhoneField` has the words. */
export const noSuchPhone = 'no such phone';

const isWrong = (typed: string): boolean => {
  const country = shopCountry();
  return Boolean(phones && country && typed && phones.phoneOf(typed, country) === null);
};

export const checkingPhone =
  <V extends { phone: string }, E extends object>(rules: (values: V) => E) =>
  (values: V): E => {
    const errors = rules(values);
    return 'phone' in errors || !isWrong(values.phone) ? errors : { ...errors, phone: noSuchPhone };
  };
