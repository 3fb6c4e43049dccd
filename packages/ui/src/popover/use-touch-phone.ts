'use client';
import { mediaQuery } from '../internal/media-query.js';

/** True on a small screen driven by fingers, where a panel beside its button has no room. */
export const useTouchPhone: () => boolean = mediaQuery('(pointer: coarse) and (max-width: 639.98px)');
