export { TagStrip, type TagStripProps } from './tag-strip.js';
export type { TagItem } from './tag-strip-tag.js';
