/** What the server tells a page beside the build's own content. */
export interface PageFacts {
  readonly nonce: string;
  readonly isDemo: boolean;
}

/** A site's page with this answer's nonce and the mode put at the end of its head. */
export const renderPage = (index: string, { nonce, isDemo }: PageFacts): string => {
  const tags = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(isDemo ? ['<meta name="skillcert-mode" content="demo">'] : []),
  ];
  return index.replace('</head>', `${tags.join('')}</head>`);
};
