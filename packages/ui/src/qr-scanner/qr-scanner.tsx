'use client';
import { VideoOff } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { CameraTools } from './camera-tools.js';
import type { CodeReader } from './code-reader.js';
import { qrScannerWords, type ScannerProblem } from './qr-scanner-words.js';
import { useCodeReader } from './use-code-reader.js';
import { useScanCamera } from './use-scan-camera.js';
import { useScanning } from './use-scanning.js';

export interface QrScannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Loads the code reader; called when it is first drawn, and again after a failure. `codeReaderLoader` makes one
   * from a worker.
   */
  load: () => Promise<CodeReader>;
  /** Receives the text of a code, once: the same one counts again after it was out of sight for two seconds. */
  onCode: (text: string) => unknown;
}

type ScannerState = 'starting' | 'live' | ScannerProblem;

/** Camera and reader start together; the problem of either is reported as soon as it is known. */
const stateOf = (
  camera: ReturnType<typeof useScanCamera>['state'],
  code: ReturnType<typeof useCodeReader>['state'],
): ScannerState => {
  if (code === 'failed') return 'unread';
  return camera === 'live' && code === 'loading' ? 'starting' : camera;
};

/**
 * Reads QR codes with the camera of the device, one after the other, for as long as it is drawn; the camera goes
 * off with it. Draw it on request: the browser asks for the camera at once. Needs `button.css select.css
 * text-input.css spinner.css`.
 */
export function QrScanner({ load, onCode, className, ...rest }: QrScannerProps) {
  const { words } = useSkillcert();
  const own = usePartWords('qrScanner', qrScannerWords);
  const video = useRef<HTMLVideoElement>(null);
  const [caught, setCaught] = useState(0);
  const camera = useScanCamera(video);
  const code = useCodeReader(load);
  useScanning({
    video,
    reader: camera.state === 'live' ? code.reader : undefined,
    onCode: (text) => {
      setCaught((before) => before + 1);
      onCode(text);
    },
    onFailure: code.fail,
  });
  const state = stateOf(camera.state, code.state);
  const problem = state === 'starting' || state === 'live' ? null : own.problems[state];
  return (
    <div {...rest} className={classNames('sc-qr-scanner', className)}>
      <div className="sc-qr-scanner-picture" data-state={state}>
        {/* Muted and without sound: there is nothing to caption. */}
        <video
          ref={video}
          className="sc-qr-scanner-video"
          aria-label={own.picture}
          data-facing={camera.facing}
          autoPlay
          muted
          playsInline
        />
        {state === 'live' && <span className="sc-qr-scanner-frame" aria-hidden="true" />}
        {state === 'live' && caught > 0 && (
          <span key={caught} className="sc-qr-scanner-caught" aria-hidden="true" />
        )}
        {state === 'starting' && <Spinner size="lg" label={own.starting} />}
        {problem && <VideoOff aria-hidden="true" className="sc-qr-scanner-off" />}
      </div>
      <p
        className="sc-qr-scanner-hint"
        role={problem ? 'alert' : 'status'}
        data-problem={problem ? '' : undefined}
      >
        {problem ?? (state === 'live' ? own.hold : own.starting)}
      </p>
      <div className="sc-qr-scanner-tools">
        {problem && (
          <Button variant="primary" onClick={state === 'unread' ? code.retry : camera.retry}>
            {words.retry}
          </Button>
        )}
        <CameraTools camera={camera} />
      </div>
    </div>
  );
}
