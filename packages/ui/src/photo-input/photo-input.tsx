'use client';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { checkFile, type FileProblem } from '../file-input/check-file.js';
import { DropZone, type DropZoneProps } from '../file-input/drop-zone.js';
import { FileProblemText } from '../file-input/file-problem-text.js';
import { usePictureAddress } from '../internal/use-picture-address.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface PhotoInputProps extends Omit<DropZoneProps, 'zone' | 'onFiles'> {
  /** The chosen photo, the address of a stored one, or null. */
  photo: File | string | null;
  onPhotoChange: (photo: File | null) => void;
  /** The alternative text of the preview. */
  alt: string;
  maxBytes?: number;
}

/**
 * An identity photo (295 × 413) as it is: choose or take it, see it, change it. If it must be cut to size or taken
 * with a face guide, use PhotoCrop.
 */
export function PhotoInput({
  photo,
  onPhotoChange,
  alt,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes,
  ...rest
}: PhotoInputProps) {
  const { words } = useSkillcert();
  const preview = usePictureAddress(photo);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const found = checkFile(file, { accept, maxBytes });
    setProblem(found);
    if (!found) onPhotoChange(file);
  };
  return (
    <div className="sc-photo-input">
      <DropZone {...rest} zone="sc-photo-input-frame" accept={accept} onFiles={take}>
        {preview ? (
          <img src={preview} alt={alt} className="sc-photo-input-image" />
        ) : (
          <span className="sc-photo-input-empty">
            <Camera aria-hidden="true" />
            {words.takePhoto}
          </span>
        )}
      </DropZone>
      {preview && (
        <Button
          size="small"
          onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('input')?.click()}
        >
          {words.changeFile}
        </Button>
      )}
      <FileProblemText className="sc-photo-input-problem" problem={problem} maxBytes={maxBytes} />
    </div>
  );
}
