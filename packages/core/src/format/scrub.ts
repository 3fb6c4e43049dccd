// Identity and phone numbers, tokens and hashes, mail addresses: whatever a message may have quoted.
const personal = /\d{7,}[\dXx]?|[\w-]{43,}|[^\s@"'<>()]+@[^\s@"'<>()]+/g;

/** A technical text without what could be somebody's: long numbers, long tokens and mail addresses become `…`. */
export const scrub = (text: string): string => text.replace(personal, '…');
