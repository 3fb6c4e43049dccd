/** On what takes the focus when the panel around it opens, in place of its first control. */
export const firstStopMark = { 'data-first-stop': '' } as const;

/**
 * The marked first stop within a panel; null while the panel is still being downloaded, which then takes the focus
 * by itself.
 */
export const markedStop = (panel: EventTarget | null): HTMLElement | null =>
  panel instanceof HTMLElement ? panel.querySelector<HTMLElement>('[data-first-stop]') : null;
