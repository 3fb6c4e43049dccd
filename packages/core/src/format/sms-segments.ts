const alone = 70;
const inChain = 67;

/**
 * How many messages a network counts for a text: one up to 70 UTF-16 units, beyond that one for every 67, as the parts of a long
 * message carry where they belong. Networks in China count every script so.
 */
export const smsSegments = (text: string): number =>
  text.length <= alone ? 1 : Math.ceil(text.length / inChain);
