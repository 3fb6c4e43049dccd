'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button.js';
import type { Extent } from '../internal/use-box-size.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { CameraPane } from './camera-pane.js';
import { CropPane } from './crop-pane.js';
import { photoEditorWords } from './photo-editor-words.js';
import { useBitmap } from './use-bitmap.js';

export interface PhotoEditorProps {
  /** The picture to cut; null asks the camera for one. */
  source: Blob | null;
  onSource: (picture: Blob) => void;
  output: Extent;
  quality: number;
  maxBytes: number | undefined;
  sharp: boolean;
  onDone: (photo: Blob) => void;
  onCancel: () => void;
}

interface SourcePaneProps extends Omit<PhotoEditorProps, 'source' | 'onSource'> {
  source: Blob;
}

/** Reads the picture, then lets the user crop it. */
function SourcePane({ source, onCancel, ...rest }: SourcePaneProps) {
  const { words } = useSkillcert();
  const own = usePartWords('photoEditor', photoEditorWords);
  const loaded = useBitmap(source);
  const back = useRef<HTMLButtonElement>(null);
  const { state } = loaded;
  useEffect(() => {
    if (state === 'failed') back.current?.focus();
  }, [state]);
  switch (state) {
    case 'loading':
      return <Spinner size="lg" />;
    case 'failed':
      return (
        <div className="sc-photo-editor">
          <p className="sc-photo-editor-hint" role="alert" data-problem="">
            {loaded.fault === 'heic' ? words.fileHeic : own[loaded.fault]}
          </p>
          <div className="sc-photo-editor-buttons">
            <Button ref={back} onClick={onCancel}>
              {own.other}
            </Button>
          </div>
        </div>
      );
    case 'ready':
      return <CropPane {...rest} bitmap={loaded.bitmap} onCancel={onCancel} />;
    default:
      return state satisfies never;
  }
}

/** The part of PhotoCrop that is downloaded on demand: the camera, then the cropping. */
export function PhotoEditor({ source, onSource, ...rest }: PhotoEditorProps) {
  if (source) return <SourcePane {...rest} source={source} />;
  return <CameraPane output={rest.output} onTaken={onSource} onCancel={rest.onCancel} />;
}
