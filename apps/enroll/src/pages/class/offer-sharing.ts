const buttonFor = (page: Document, way: string) =>
  page.querySelector<HTMLButtonElement>(`button[data-share="${way}"]`);

const shown_ms = 3_000;

/** Shows the buttons that pass the page on, where the browser can do what they say. */
export const offerSharing = (page: Document): void => {
  const copy = buttonFor(page, 'copy');
  const send = buttonFor(page, 'send');
  const url = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.location.href;
  if (copy && navigator.clipboard) {
    const text = copy.textContent;
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      copy.textContent = copy.dataset.done ?? text;
      setTimeout(() => {
        copy.textContent = text;
      }, shown_ms);
    });
  }
  if (send && navigator.share) {
    send.hidden = false;
    send.addEventListener('click', () => {
      // A person who closes the list of apps has shared nothing, and no fault happened.
      navigator.share({ title: page.title, url }).catch(() => undefined);
    });
  }
};
