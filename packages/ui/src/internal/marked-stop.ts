/** On what takes the focus when the panel around it opens, in place of its first control. */
export const firstStopMark = { 'data-first-stop': '' } as const;

/** What is marked so within a panel; nothing while that is still being downloaded, which then takes the focus by itself. */
export const markedStop = (panel: EventTarget | null): HTMLElement | null =>
  panel instanceof HTMLElement ? panel.querySelector<HTMLElement>('[data-first-stop]') : null;
