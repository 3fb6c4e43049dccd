'use client';
import { mediaQuery } from '../internal/media-query.js';

/** True on a small touch screen, where a panel beside its button does not fit. */
export const useTouchPhone: () => boolean = mediaQuery('(pointer: coarse) and (max-width: 639.98px)');
