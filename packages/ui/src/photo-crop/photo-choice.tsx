'use client';
import { Camera, Crop, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { checkFile, type FileProblem } from '../file-input/check-file.js';
import { DropZone } from '../file-input/drop-zone.js';
import { FileProblemText } from '../file-input/file-problem-text.js';
import type { Extent } from '../internal/use-box-size.js';
import { usePartWords } from '../internal/use-part-words.js';
import { usePictureAddress } from '../internal/use-picture-address.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { photoCropWords } from './photo-crop-words.js';

interface PhotoChoiceProps {
  photo: File | string | null;
  alt: string;
  output: Extent;
  accept: string;
  maxSourceBytes: number | undefined;
  disabled: boolean;
  onFile: (picture: File) => void;
  /** Undefined if no camera is available. */
  onCamera: (() => void) | undefined;
  onAdjust: (() => void) | undefined;
  onRemove: () => void;
}

interface PhotoButtonsProps extends Pick<PhotoChoiceProps, 'onCamera' | 'onAdjust' | 'onRemove'> {
  /** There is a photo. */
  chosen: boolean;
}

/** The ways to another photo, or to none. */
function PhotoButtons({ chosen, onCamera, onAdjust, onRemove }: PhotoButtonsProps) {
  const own = usePartWords('photoCrop', photoCropWords);
  return (
    <div className="sc-photo-crop-buttons">
      {onCamera && (
        <Button size="small" icon={<Camera aria-hidden="true" />} onClick={onCamera}>
          {own.useCamera}
        </Button>
      )}
      {chosen && onAdjust && (
        <Button size="small" icon={<Crop aria-hidden="true" />} onClick={onAdjust}>
          {own.adjust}
        </Button>
      )}
      {chosen && (
        <Button size="small" variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {own.remove}
        </Button>
      )}
    </div>
  );
}

/** The photo, or where to choose one, and the ways to another. */
export function PhotoChoice({
  photo,
  alt,
  output,
  accept,
  maxSourceBytes,
  disabled,
  onFile,
  onCamera,
  onAdjust,
  onRemove,
}: PhotoChoiceProps) {
  const own = usePartWords('photoCrop', photoCropWords);
  const preview = usePictureAddress(photo);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const found = checkFile(file, { accept, maxBytes: maxSourceBytes });
    // Some browsers decode formats that others cannot: the editor finds out whether this one does.
    setProblem(found === 'heic' ? null : found);
    if (!found || found === 'heic') onFile(file);
  };
  return (
    <>
      <div className="sc-photo-crop-frame" style={{ aspectRatio: `${output.width} / ${output.height}` }}>
        <DropZone zone="sc-photo-input-frame" name="" accept={accept} disabled={disabled} onFiles={take}>
          {preview ? (
            <>
              <img src={preview} alt={alt} className="sc-photo-input-image" />
              <VisuallyHidden>{own.choose}</VisuallyHidden>
            </>
          ) : (
            <span className="sc-photo-input-empty">
              <ImagePlus aria-hidden="true" />
              {own.choose}
            </span>
          )}
        </DropZone>
      </div>
      {!disabled && <PhotoButtons chosen={Boolean(preview)} {...{ onCamera, onAdjust, onRemove }} />}
      <FileProblemText className="sc-photo-input-problem" problem={problem} maxBytes={maxSourceBytes} />
    </>
  );
}
