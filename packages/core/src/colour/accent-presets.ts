/** The eight accents of the specification, its theme colour first. A programme may offer others. */
export const accentPresets = [
  '#3677d9',
  '#1890ff',
  '#304156',
  '#11a983',
  '#13c2c2',
  '#6959cd',
  '#f5222d',
  '#d46b08',
] as const;
