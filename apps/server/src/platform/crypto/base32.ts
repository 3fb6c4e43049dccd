const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 base32 without padding: easy to type, and few modules in a QR code. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
};
