import type { CSSProperties } from 'react';
export const accentTokens = (_accent: string): CSSProperties => ({});
