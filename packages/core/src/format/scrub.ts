// Identity and phone numbers, tokens, hashes and mail addresses that a message may quote. The part before an
// @ is bounded: without a bound, every long word would be read once per character.
const personal = /\p{Nd}{7,}[Xx]?|1[3-9]\d[ -]\d{4}[ -]\d{4}|[\w-]{43,}|[^\s@"'<>()]{1,64}@[^\s@"'<>()]+/gu;

/** A technical text without personal parts: long numbers, long tokens and mail addresses become `…`. */
export const scrub = (text: string): string => text.replace(personal, '…');
