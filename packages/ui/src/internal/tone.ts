/** What a colour means. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
