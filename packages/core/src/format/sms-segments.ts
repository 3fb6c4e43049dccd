const alone = 70;
const inChain = 67;

/**
 * The number of messages that a network counts for a text: one up to 70 UTF-16 units, beyond that one per 67,
 * because each part of a long message carries its position. Networks in China count every script this way.
 */
export const smsSegments = (text: string): number =>
  text.length <= alone ? 1 : Math.ceil(text.length / inChain);
