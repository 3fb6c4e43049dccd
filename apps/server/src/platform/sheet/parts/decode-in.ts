/** The characters of Windows-1252 from 80 on, where Latin-1 has controls: some versions of Node read it as Latin-1. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const control = /[\u0080-\u009f]/g;

/** The text of bytes in an encoding, by the name that the web has for it. */
export const decodeIn = (encoding: string, bytes: Uint8Array): string => {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding.toLowerCase() === 'windows-1252'
    ? text.replace(control, (character) => signs[character.charCodeAt(0) - 0x80] ?? character)
    : text;
};
