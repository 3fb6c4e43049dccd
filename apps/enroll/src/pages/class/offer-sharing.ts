/** A way to pass the page on: its button, in a part that is hidden until it works. */
const wayOf = (page: Document, way: string) => {
  const part = page.querySelector<HTMLElement>(`[data-share="${way}"]`);
  const button = part?.querySelector('button');
  return part && button ? { part, button } : undefined;
};

const shown_ms = 3_000;

/** Shows the buttons that pass the page on, where the browser can do what they say. */
export const offerSharing = (page: Document): void => {
  const copy = wayOf(page, 'copy');
  const send = wayOf(page, 'send');
  // Without a language: readers get their own.
  const url = page.location.origin + page.location.pathname;
  if (copy && navigator.clipboard) {
    const { part, button } = copy;
    const text = button.textContent;
    part.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      button.textContent = part.dataset.done ?? text;
      setTimeout(() => {
        button.textContent = text;
      }, shown_ms);
    });
  }
  // Some browsers on a desk have no list of apps to share with.
  if (send && 'share' in navigator) {
    send.part.hidden = false;
    send.button.addEventListener('click', () => {
      // A person who closes that list has shared nothing, and no fault happened.
      navigator.share({ title: page.title, url }).catch(() => undefined);
    });
  }
};
