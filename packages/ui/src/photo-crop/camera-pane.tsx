'use client';
import { Camera, SwitchCamera, VideoOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import type { Extent } from '../internal/use-box-size.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { FaceGuide } from './face-guide.js';
import { photoEditorWords } from './photo-editor-words.js';
import { useCamera } from './use-camera.js';

interface CameraPaneProps {
  output: Extent;
  onTaken: (picture: Blob) => void;
  onCancel: () => void;
}

/** The camera, the guide over it, and the button that takes the picture. */
export function CameraPane({ output, onTaken, onCancel }: CameraPaneProps) {
  const { words } = useSkillcert();
  const own = usePartWords('photoEditor', photoEditorWords);
  const cancel = useRef<HTMLButtonElement>(null);
  const { video, state, live, several, facing, switchCamera, retry, shoot } = useCamera(onTaken);
  const problem = state === 'live' || state === 'starting' ? null : own.cameraProblems[state];
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="sc-photo-editor">
      <div
        className="sc-photo-editor-camera"
        data-state={state}
        style={{ aspectRatio: `${output.width} / ${output.height}` }}
      >
        {/* Muted and without sound: there is nothing to caption. */}
        <video
          ref={video}
          className="sc-photo-editor-video"
          aria-label={own.camera}
          data-facing={facing}
          autoPlay
          muted
          playsInline
        />
        {live && <FaceGuide />}
        {state === 'starting' && <Spinner size="lg" label={own.cameraStarting} />}
        {problem && <VideoOff aria-hidden="true" className="sc-photo-editor-off" />}
      </div>
      <p
        className="sc-photo-editor-hint"
        role={problem ? 'alert' : 'status'}
        data-problem={problem ? '' : undefined}
      >
        {problem ?? (live ? own.placeFace : own.cameraStarting)}
      </p>
      <div className="sc-photo-editor-buttons">
        {problem ? (
          <Button variant="primary" onClick={retry}>
            {words.retry}
          </Button>
        ) : (
          <Button variant="primary" icon={<Camera aria-hidden="true" />} busy={!live} onClick={shoot}>
            {own.shoot}
          </Button>
        )}
        {several && (
          <IconButton
            variant="secondary"
            label={own.switchCamera}
            icon={<SwitchCamera aria-hidden="true" />}
            onClick={switchCamera}
          />
        )}
        <Button ref={cancel} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
