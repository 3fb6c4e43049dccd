import type { MouseEvent } from 'react';

/**
 * After a link was followed in this tab, closes the dialog around it with the dialog's own button; a dialog without
 * a button stays.
 */
export const closeDialog = ({ currentTarget, nativeEvent }: MouseEvent<HTMLAnchorElement>): void => {
  // Found through the DOM: the dialog around a message does not render it.
  const close = currentTarget.closest('.sc-dialog')?.querySelector<HTMLElement>('.sc-dialog-head button');
  // The router takes a click that leads on here. A link that is gone before its click is over would load the page anew.
  setTimeout(() => nativeEvent.defaultPrevented && close?.click());
};
