const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of base 32, as RFC 4648 has it, leftover bits dropped. */
const bytesOf = (text: string) => {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = ((held << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
};

/**
 * Whether a code is signed with this key, as a stranger verifies it with RFC 4648 and RFC 8032 alone: it uses none
 * of the signing code.
 */
export const signatureHolds = async (code: string, public_key: string): Promise<boolean> => {
  const at = code.lastIndexOf('/');
  const raw = Uint8Array.from(Buffer.from(public_key, 'base64url'));
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  const says = new TextEncoder().encode(code.slice(0, at));
  return crypto.subtle.verify('Ed25519', key, bytesOf(code.slice(at + 1)), says);
};
