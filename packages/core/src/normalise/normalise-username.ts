/** An account name as it is sent: NFKC, trimmed. Letter case is kept; the server compares without it. */
export const normaliseUsername = (input: string): string => input.normalize('NFKC').trim();
