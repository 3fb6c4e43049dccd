const pattern = /^(?:https?:\/\/(?:[^\s\\/?#@]*@)?[^\s\\/?#@:][^\s\\\p{C}]*|(?:mailto|tel):[^\s\\\p{C}]+)$/iu;

/** Whether a text is an absolute http, https, mailto or tel address (RFC 3986: the scheme in any letter case). */
export const isUrlLike = (input: unknown): boolean => typeof input === 'string' && pattern.test(input);
