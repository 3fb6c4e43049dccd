'use client';
import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';

export interface DropZoneProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** The class of the zone; everything else goes to the file input inside it. */
  zone: string;
  onFiles: (files: readonly File[]) => void;
}

/** The one place files come in: a native file input stretched over a zone that takes drops. It only passes them on. */
export function DropZone({ zone, onFiles, children, className, ...rest }: DropZoneProps) {
  const ownId = useId();
  const control = useFieldControl(rest);
  const id = control.id ?? ownId;
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !rest.disabled) onFiles(files);
  };
  return (
    <label
      htmlFor={id}
      className={zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!rest.disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <input
        {...rest}
        {...control}
        id={id}
        type="file"
        className={classNames('sc-file-control', className)}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
