import type { EnrolPages } from '@skillcert/api-client';
import { drawClass } from './class/draw-class.js';
import { drawMissing } from './draw-missing.js';
import { headOf } from './head-of.js';

/** The pages that the server draws; it loads the build of this file (apps/server/src/platform/sites/open-pages.ts). */
export const pages: EnrolPages = { drawClass, drawMissing, headOf };
