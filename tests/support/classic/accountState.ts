import type { Row } from './router';

/** What belongs to customers; ids are those of users. */
export interface AccountState {
  /** Where codes were sent: phones and e-mails. All of them are 123456. */
  codes: Set<string>;
  addresses: Row[];
  wishes: { user: number; kind: 'item' | 'store'; id: number }[];
  wallet: Row[];
  points: Row[];
  notifications: Row[];
  messages: Row[];
  interests: Map<number, number[]>;
}

export const code = '123456';

export const freshAccount = (): AccountState => ({
  codes: new Set(),
  addresses: [],
  wishes: [],
  wallet: [],
  points: [],
  notifications: [],
  messages: [],
  interests: new Map(),
});
