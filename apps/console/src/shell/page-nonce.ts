/** The nonce that the server gave this page's style elements, or undefined if it gave none. */
export const pageNonce = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
