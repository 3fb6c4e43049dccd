/** Colours that the stories type, pick and offer. */
export const sampleColours = {
  violet: '#7c3aed',
  teal: '#0f766e',
  /** Too bright for the light theme. */
  yellow: '#ffd400',
  rust: '#c2410c',
} as const;
