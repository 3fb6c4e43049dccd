import { isOwnPath } from '../paths.js';
import { goTo } from './place-store.js';

const linkOf = (event: MouseEvent) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const staysHere = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  isOwnPath(link.pathname) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download');

/**
 * Follows the site's own links without a reload. The links are plain anchors, so that a new tab, a copied address
 * and a page whose script has not run yet all work.
 */
export const followLinks = (page: Document): void =>
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event) || !staysHere(link)) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
  });
