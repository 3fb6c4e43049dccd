/** The facts that the server adds to a page beside the build's own content. */
export interface PageFacts {
  readonly nonce: string;
  readonly isDemo: boolean;
  /** Markup for the end of the head: the files that the page would ask for next. */
  readonly files?: string;
  /** Markup for the end of the body: data the page would ask for first. */
  readonly data?: string;
  /** The prerendered page; it is disabled until its script runs. */
  readonly drawn?: string | undefined;
  /** The facts for readers that do not run the page: its title and description, and its language for `lang`. */
  readonly told?: { readonly head: string; readonly language: string } | undefined;
}

/**
 * A site's page with this answer's nonce, the mode and its first files at the end of its head, and its first data
 * at the end of its body.
 */
export const renderPage = (
  index: string,
  { nonce, isDemo, files = '', data = '', drawn, told }: PageFacts,
): string => {
  const tags = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(isDemo ? ['<meta name="skillcert-mode" content="demo">'] : []),
  ];
  // Functions, since a `$` in the data means nothing.
  const page = index
    .replace('</head>', () => `${tags.join('')}${files}</head>`)
    .replace('</body>', () => `${data}</body>`);
  const titled = told
    ? page
        .replace(/<html lang="[^"]*"/, () => `<html lang="${told.language}"`)
        .replace(/<title>.*?<\/title>/s, () => told.head)
    : page;
  return drawn ? titled.replace('<div id="root">', () => `<div id="root" inert>${drawn}`) : titled;
};
