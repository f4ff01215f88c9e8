import { addresses } from './addresses';
import { identity } from './identity';
import { chats } from './messages';
import { notices } from './notices';
import { profile } from './profile';
import type { Table } from './tables';
import { wallet } from './wallet';

export const account: Table = {
  ...identity,
  ...profile,
  ...addresses,
  ...wallet,
  ...notices,
  ...chats,
};
