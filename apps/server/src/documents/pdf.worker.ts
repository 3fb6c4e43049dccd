import { parentPort, workerData } from 'node:worker_threads';
import { openFont } from './open-font.js';
import { drawPdf } from './pdf/draw-pdf.js';

// A thread of the press: it draws one document after the other.
const font = openFont(workerData);

parentPort?.on('message', async (document) => {
  const drawn = await drawPdf(document, font);
  parentPort?.postMessage(drawn, 'pdf' in drawn ? [drawn.pdf.buffer] : []);
});
