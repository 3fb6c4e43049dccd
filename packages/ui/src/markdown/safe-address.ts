const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address that may be followed: whole, and of a kind that runs nothing. */
export const safeAddress = (address: string): string | undefined =>
  URL.canParse(address) && schemes.includes(new URL(address).protocol) ? address : undefined;
