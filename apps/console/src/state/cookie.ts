const yearInSeconds = 31_536_000;

/** Reads a cookie by name; changes by another tab count at once. */
export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
};

/** Writes a cookie for the whole site; without `keep` it ends with the browser session. */
export const writeCookie = (name: string, value: string, { keep = false } = {}): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = keep ? `; Max-Age=${yearInSeconds}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous; the guard reads at once
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`;
};

/** Removes a cookie. */
export const removeCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
};
