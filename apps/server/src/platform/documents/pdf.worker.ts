import { parentPort, workerData } from 'node:worker_threads';
import { openFonts } from './open-fonts.js';
import { drawPdf } from './pdf/draw-pdf.js';

// A thread of the renderer: it draws one document after the other.
const fonts = openFonts(workerData);

parentPort?.on('message', async (document) => {
  const drawn = await drawPdf(document, fonts);
  parentPort?.postMessage(drawn, [drawn.pdf.buffer]);
});
