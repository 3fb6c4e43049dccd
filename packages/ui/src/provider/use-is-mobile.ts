'use client';
import { limits } from '@skillcert/core';
import { mediaQuery } from '../internal/media-query.js';

/** True while the viewport is narrower than 992 px, the specification's phone layout. */
export const useIsMobile: () => boolean = mediaQuery(`(max-width: ${limits.mobile_below_px - 0.02}px)`);
