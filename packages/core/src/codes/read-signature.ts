// 64 bytes are 103 characters of base 32, and the last of them ends in three zero bits: no other text stands
// for the same bytes.
/** How the signature of a code is written, for a pattern. */
export const signaturePattern = '[A-Z2-7]{102}[AIQY]';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const signatureBytes = 64;

/** The bytes of a signature that matches {@link signaturePattern}. */
export const readSignature = (text: string): Uint8Array<ArrayBuffer> => {
  const bits = [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: signatureBytes }, (_, at) =>
    Number.parseInt(bits.slice(8 * at, 8 * at + 8), 2),
  );
};
