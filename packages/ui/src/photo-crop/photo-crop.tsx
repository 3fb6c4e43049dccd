'use client';
import { type ComponentProps, use, useEffect, useRef, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldContext } from '../internal/field-context.js';
import type { Extent } from '../internal/use-box-size.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { Spinner } from '../spinner/spinner.js';
import { EditorMissing } from './editor-missing.js';
import { FormPhoto } from './form-photo.js';
import { PhotoChoice } from './photo-choice.js';
import type { PhotoEditorProps } from './photo-editor.js';
import { usePhotoEditor } from './use-photo-editor.js';

export interface PhotoCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cut photo, the address of a stored one, or null. */
  photo: File | string | null;
  onPhotoChange: (photo: File | null) => void;
  /** The alternative text of the photo. */
  alt: string;
  /** The photo's size in pixels. */
  output?: Extent;
  /** JPEG quality from 0 to 1; lowered automatically to meet `maxBytes`. */
  quality?: number;
  /** Of the photo that comes out. */
  maxBytes?: number;
  /** Whether a part with too few pixels for the photo cannot be used; else it is only warned of. */
  sharp?: boolean;
  /** Of the picture that is chosen. */
  maxSourceBytes?: number;
  /** Which pictures can be chosen, as in the HTML attribute. */
  accept?: string;
  /** Whether a photo can be taken here. */
  camera?: boolean;
  name?: string;
  disabled?: boolean;
}

const idPhoto: Extent = { width: 295, height: 413 };

/** Whether a picture is being cut, and which. Afterwards the focus goes back to where the next one is chosen. */
const useEditing = (onPhotoChange: PhotoCropProps['onPhotoChange']) => {
  const root = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<Blob | null>(null);
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) root.current?.querySelector('input')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const editor = usePhotoEditor();
  const leave = () => setEditing(false);
  return {
    root,
    source,
    setSource,
    editing,
    editor,
    edit: (picture: Blob | null) => {
      if (editor.state === 'failed') editor.retry();
      setSource(picture);
      setEditing(true);
    },
    leave,
    finish: (blob: Blob) => {
      onPhotoChange(new File([blob], 'photo.jpg', { type: blob.type }));
      leave();
    },
    remove: () => {
      root.current?.querySelector('input')?.focus();
      onPhotoChange(null);
    },
  };
};

interface EditorPartProps extends PhotoEditorProps {
  editor: ReturnType<typeof usePhotoEditor>;
}

/** The editor, once it is downloaded. */
function EditorPart({ editor, ...rest }: EditorPartProps) {
  switch (editor.state) {
    case 'loading':
      return <Spinner size="lg" />;
    case 'failed':
      return <EditorMissing onRetry={editor.retry} onCancel={rest.onCancel} />;
    case 'ready':
      return <editor.Editor {...rest} />;
    default:
      return editor satisfies never;
  }
}

/**
 * An identity photo, taken by the camera or chosen, then cut to its ratio under a face guide: the result is a JPEG
 * of exactly the wished size. Put it in a `<Field group>`. To take a picture unchanged, use PhotoInput. Needs
 * `photo-input.css`, `button.css`, `banner.css`, `spinner.css` and `visually-hidden.css`.
 */
export function PhotoCrop({
  photo,
  onPhotoChange,
  alt,
  output = idPhoto,
  quality = 0.92,
  maxBytes,
  sharp = false,
  maxSourceBytes,
  accept = 'image/jpeg,image/png,image/webp',
  camera = true,
  name,
  disabled = false,
  ref,
  className,
  ...rest
}: PhotoCropProps) {
  const field = use(FieldContext);
  const { root, source, setSource, editing, editor, edit, leave, finish, remove } = useEditing(onPhotoChange);
  const merged = useMergedRefs(ref, root);
  const formName = name ?? field?.name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the Field is the label of the group, not a legend
    <div
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      {...rest}
      ref={merged}
      role="group"
      className={classNames('sc-photo-crop', className)}
    >
      {editing && (
        <EditorPart
          editor={editor}
          source={source}
          onSource={setSource}
          {...{ output, quality, maxBytes, sharp }}
          onCancel={leave}
          onDone={finish}
        />
      )}
      {!editing && (
        <PhotoChoice
          photo={photo}
          alt={alt}
          output={output}
          accept={accept}
          maxSourceBytes={maxSourceBytes}
          disabled={disabled}
          onFile={edit}
          onCamera={camera ? () => edit(null) : undefined}
          onAdjust={source ? () => edit(source) : undefined}
          onRemove={remove}
        />
      )}
      {formName && <FormPhoto name={formName} photo={photo} />}
    </div>
  );
}
