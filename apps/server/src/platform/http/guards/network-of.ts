import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The network that rate limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, since the owner of
 * one address in a /64 has all of them.
 */
export const networkOf = (address: string): string => {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros =
    tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
