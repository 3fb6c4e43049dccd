/** Marks the element that takes the focus when its panel opens, instead of the first control. */
export const firstStopMark = { 'data-first-stop': '' } as const;

/**
 * The marked first stop within a panel; null while the panel is still being downloaded, which then takes the focus
 * by itself.
 */
export const markedStop = (panel: EventTarget | null): HTMLElement | null =>
  panel instanceof HTMLElement ? panel.querySelector<HTMLElement>('[data-first-stop]') : null;
