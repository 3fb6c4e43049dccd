// @boundaries-ignore the product's own writer makes what it is to read
export { zipFile } from '../../apps/server/src/platform/zip/zip-file.js';
