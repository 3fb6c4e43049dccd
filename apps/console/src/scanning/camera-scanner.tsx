import '@skillcert/ui/qr-scanner.css';
import { QrScanner } from '@skillcert/ui';
import { loadCodeReader } from './load-code-reader.js';

interface CameraScannerProps {
  readonly onCode: (text: string) => unknown;
}

/** Reads codes by the camera, one after the other. */
export function CameraScanner({ onCode }: CameraScannerProps) {
  return <QrScanner load={loadCodeReader} onCode={onCode} />;
}
