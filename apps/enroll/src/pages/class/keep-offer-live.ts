/** Not all phones ask at the same moment: each up to a third later than its turn. */
const pauseOf = (offer: HTMLElement) => Number(offer.dataset.renewMs) * (1 + Math.random() / 3);

/** The card as it is now. A request parses the page itself: the policy of our pages lets no script parse texts. */
const freshOffer = (address: string): Promise<Element | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.response?.getElementById('offer') ?? null));
    request.open('GET', address);
    request.send();
  });

/** Brings the card with the seats up to date while the page is in sight; a failed request is repeated at its turn. */
export const keepOfferLive = (page: Document): void => {
  const renew = async () => {
    const offer = page.getElementById('offer');
    if (!offer) return;
    const fresh = page.visibilityState === 'visible' && (await freshOffer(page.location.href));
    // The focus stays where it is: an offer that has not changed is left alone.
    if (fresh && fresh.outerHTML !== offer.outerHTML) offer.replaceWith(fresh);
    setTimeout(renew, pauseOf(offer));
  };
  const offer = page.getElementById('offer');
  if (offer) setTimeout(renew, pauseOf(offer));
};
