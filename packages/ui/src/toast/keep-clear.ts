/**
 * Keeps messages off the head and the foot of an overlay, its title and its buttons: on a phone a drawer has them
 * at the very edges where messages appear. A list that is worked through beside its records has its foot at the
 * start, where messages appear on a desk: then they appear at the end, one at a time.
 */
export const keepClear = (messages: HTMLElement): void => {
  const open = [...document.querySelectorAll('.sc-dialog[data-state=open]')].at(-1);
  const boxOf = (part: string) => open?.querySelector(`:scope > ${part}`)?.getBoundingClientRect();
  const { height } = messages.getBoundingClientRect();
  const [head, foot] = [boxOf('.sc-dialog-head'), boxOf('.sc-dialog-foot')];
  const start = head && head.top < height ? head.bottom : 0;
  const end = foot && foot.bottom > innerHeight - height ? innerHeight - foot.top : 0;
  messages.style.setProperty('--sc-toast-start', `${start}px`);
  messages.style.setProperty('--sc-toast-end', `${end}px`);
  messages.toggleAttribute('data-beside', document.querySelector('.sc-split:not([data-single])') !== null);
};
