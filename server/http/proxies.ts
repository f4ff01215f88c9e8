import { BlockList, isIP } from 'node:net';

/** The proxies of ours that stand in front: so many, whoever they are, or those of some networks. */
export type Proxies = number | { readonly has: (address: string) => boolean };

/** Reads `2`, or `10.0.0.0/8, 2001:db8::1`; nothing is 0. Null when it is neither. */
export function readProxies(value: string): Proxies | null {
  if (/^\d?$/.test(value)) return Number(value);
  const list = new BlockList();
  for (const entry of value.split(',')) {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = bits === undefined ? longest : Number(bits);
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && length <= longest);
    if (version === 0 || !isNetwork || rest.length > 0) return null;
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    has: (address) => {
      const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}
