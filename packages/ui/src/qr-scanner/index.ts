export type { CodeAnswer, CodeQuestion, CodeReader } from './code-reader.js';
export { codeReaderLoader } from './code-reader-loader.js';
export { QrScanner, type QrScannerProps } from './qr-scanner.js';
