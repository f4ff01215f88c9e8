import type { CodeChannel } from '../../db/schema/identity';

/** Enough to know one's own phone or e-mail again, too little to learn another's: `+966••••0101`, `l•••@example.com`. */
export function maskIdentifier(channel: CodeChannel, identifier: string): string {
  if (channel === 'phone') return `${identifier.slice(0, 4)}••••${identifier.slice(-4)}`;
  const at = identifier.lastIndexOf('@');
  return `${identifier.slice(0, 1)}•••${identifier.slice(at)}`;
}
