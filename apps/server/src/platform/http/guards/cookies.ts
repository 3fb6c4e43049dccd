/**
 * Reads a `Cookie` header. Of two cookies with one name the first counts: browsers send the more specific one first.
 */
export const readCookies = (header: string | undefined): Map<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at === -1) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};

/**
 * The session of staff follows a link from elsewhere; a candidate's, the proof of a phone and the browser that asked
 * for a code need not.
 */
const sameSite = { sid: 'Lax', candidate: 'Strict', ticket: 'Strict', code: 'Strict' } as const;

/** The cookies that the server sets; none is readable for scripts. */
export type CookieName = keyof typeof sameSite;

/**
 * The name on the wire: `__Host-` binds a cookie to this host and to Secure, where the browser allows Secure at all.
 */
export const wireName = (name: CookieName, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A `Set-Cookie` header; `max_age` in seconds, 0 removes the cookie. */
export const writeCookie = (name: CookieName, value: string, max_age: number, secure: boolean): string =>
  [
    `${wireName(name, secure)}=${value}`,
    'Path=/',
    `Max-Age=${max_age}`,
    'HttpOnly',
    `SameSite=${sameSite[name]}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
