'use client';
import { Camera } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Button } from '../button/button.js';
import { checkFile, type FileProblem } from '../file-input/check-file.js';
import { formatBytes } from '../file-input/format-bytes.js';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface PhotoInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** The chosen photo, the address of a stored one, or null. */
  photo: File | string | null;
  onPhotoChange: (photo: File | null) => void;
  /** Said of the preview. */
  alt: string;
  maxBytes?: number;
}

const usePreview = (photo: File | string | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(photo instanceof File)) return;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return photo instanceof File ? address : photo;
};

/** An identity photo (295 × 413): choose or take it, see it, change it. */
export function PhotoInput({
  photo,
  onPhotoChange,
  alt,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes,
  className,
  ...rest
}: PhotoInputProps) {
  const { words } = useSkillcert();
  const ownId = useId();
  const control = useFieldControl(rest);
  const id = control.id ?? ownId;
  const preview = usePreview(photo);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = checkFile(file, { accept, maxBytes });
    setProblem(found);
    if (!found) onPhotoChange(file);
  };
  return (
    <div className="sc-photo-input">
      <label htmlFor={id} className="sc-photo-input-frame" data-filled={preview ? '' : undefined}>
        {preview ? (
          <img src={preview} alt={alt} className="sc-photo-input-image" />
        ) : (
          <span className="sc-photo-input-empty">
            <Camera aria-hidden="true" />
            {words.takePhoto}
          </span>
        )}
        <input
          {...rest}
          {...control}
          id={id}
          type="file"
          accept={accept}
          className={classNames('sc-photo-input-control', className)}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {preview && (
        <Button size="small" onClick={() => document.getElementById(id)?.click()}>
          {words.changeFile}
        </Button>
      )}
      <p className="sc-photo-input-problem" role="alert">
        {problem === 'too_large' && words.fileTooLarge(formatBytes(maxBytes ?? 0))}
        {problem === 'wrong_type' && words.fileWrongType}
      </p>
    </div>
  );
}
