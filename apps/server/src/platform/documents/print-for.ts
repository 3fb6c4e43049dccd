import type { RequestFacts } from '../http/calls/handle.js';
import type { Services } from '../services.js';
import type { PdfDocument } from './pdf/pdf-document.js';

/**
 * Draws a document for its requester, as long as they wait for it, and names the characters that no font has.
 * @throws a Refusal: busy
 */
export const printFor = async (
  { renderer }: Pick<Services, 'renderer'>,
  request: Pick<RequestFacts, 'gone' | 'reportMissing'>,
  document: PdfDocument,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { pdf, missing } = await renderer.print(document, request.gone());
  request.reportMissing(missing);
  return pdf;
};
