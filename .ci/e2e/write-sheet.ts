// @boundaries-ignore the product's own writer makes what it is to read
export { writeSheet } from '../../apps/server/src/platform/sheet/write-sheet.js';
