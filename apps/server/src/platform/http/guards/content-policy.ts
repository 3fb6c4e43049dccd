const policy = (script: string, style: string) =>
  [
    `default-src 'none'`,
    `script-src ${script}`,
    `style-src ${style}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');

/** The content policy of both sites; the nonce is for the one style element that a modal's scroll lock adds. */
export const sitePolicy = (nonce: string): string => policy(`'self'`, `'self' 'nonce-${nonce}'`);

/**
 * The content policy of a worker's file, which follows its own and none of its page's: WebAssembly may be made there
 * and nowhere else. It reads pictures and fetches from here; it can reach no page.
 */
export const workerPolicy = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
].join('; ');

/** The content policy of a page that carries its script and its style itself, known by their hashes. */
export const selfContainedPolicy = (script: string, style: string): string =>
  policy(`'sha256-${script}'`, `'sha256-${style}'`);
