'use client';
import { Camera, SwitchCamera, VideoOff } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import type { Extent } from '../internal/use-box-size.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { photograph } from './draw-crop.js';
import { FaceGuide } from './face-guide.js';
import { photoEditorWords } from './photo-editor-words.js';
import { useCamera } from './use-camera.js';

interface CameraPaneProps {
  output: Extent;
  onTaken: (picture: Blob) => void;
  onCancel: () => void;
}

interface CameraPictureProps extends Pick<ReturnType<typeof useCamera>, 'state' | 'facing'> {
  ref: RefObject<HTMLVideoElement | null>;
  output: Extent;
}

/** The picture of the camera, and the guide over it. */
function CameraPicture({ ref, state, facing, output }: CameraPictureProps) {
  const own = usePartWords('photoEditor', photoEditorWords);
  const live = state === 'live';
  return (
    <div
      className="sc-photo-editor-camera"
      data-state={state}
      style={{ aspectRatio: `${output.width} / ${output.height}` }}
    >
      {/* Muted and without sound: there is nothing to caption. */}
      <video
        ref={ref}
        className="sc-photo-editor-video"
        aria-label={own.camera}
        data-facing={facing}
        autoPlay
        muted
        playsInline
      />
      {live && <FaceGuide />}
      {state === 'starting' && <Spinner size="lg" label={own.cameraStarting} />}
      {!live && state !== 'starting' && <VideoOff aria-hidden="true" className="sc-photo-editor-off" />}
    </div>
  );
}

/** The camera, the guide over it, and the button that takes the picture. */
export function CameraPane({ output, onTaken, onCancel }: CameraPaneProps) {
  const { words } = useSkillcert();
  const own = usePartWords('photoEditor', photoEditorWords);
  const video = useRef<HTMLVideoElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const { state, several, facing, switchCamera, retry } = useCamera(video);
  const live = state === 'live';
  const problem = live || state === 'starting' ? null : own.cameraProblems[state];
  useEffect(() => cancel.current?.focus(), []);
  const shoot = async () => {
    if (video.current) onTaken(await photograph(video.current));
  };
  return (
    <div className="sc-photo-editor">
      <CameraPicture ref={video} state={state} facing={facing} output={output} />
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
