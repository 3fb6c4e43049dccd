/** Uploads of candidates longer than this many bytes are sent in parts of it. By itself, because few pages need it. */
export const uploadPartBytes = 262_144;
