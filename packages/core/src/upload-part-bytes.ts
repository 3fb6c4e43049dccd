/**
 * Uploads of candidates longer than this many bytes are sent in parts of this size. It has its own file because few
 * pages need it.
 */
export const uploadPartBytes = 262_144;
