/** Whether the server runs in demo mode, where text messages are shown instead of sent. */
export const isDemo = (page: Document): boolean =>
  page.querySelector('meta[name="skillcert-mode"][content="demo"]') !== null;
