'use client';
import { Paperclip, Upload, X } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { checkFile, type FileProblem } from './check-file.js';
import { formatBytes } from './format-bytes.js';

export interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  maxBytes?: number;
}

/** Files to send, by click or by drop; type and size are checked before they are taken. */
export function FileInput({
  files,
  onFilesChange,
  accept,
  maxBytes,
  multiple,
  className,
  ...rest
}: FileInputProps) {
  const { words } = useSkillcert();
  const ownId = useId();
  const control = useFieldControl(rest);
  const id = control.id ?? ownId;
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    const problems = chosen.flatMap((file) => checkFile(file, { accept, maxBytes }) ?? []);
    setProblem(problems[0] ?? null);
    const good = chosen.filter((file) => !checkFile(file, { accept, maxBytes }));
    if (good.length > 0) onFilesChange(multiple ? [...files, ...good] : good.slice(0, 1));
  };
  return (
    <div className="sc-file-input">
      <label
        htmlFor={id}
        className="sc-file-input-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <Upload aria-hidden="true" />
        {multiple ? words.chooseFiles : words.chooseFile}
        <input
          {...rest}
          {...control}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          className={classNames('sc-file-input-control', className)}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p className="sc-file-input-problem" role="alert">
        {problem === 'too_large' && words.fileTooLarge(formatBytes(maxBytes ?? 0))}
        {problem === 'wrong_type' && words.fileWrongType}
      </p>
      {files.length > 0 && (
        <ul className="sc-file-input-list">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`} className="sc-file-input-file">
              <Paperclip aria-hidden="true" />
              <span className="sc-file-input-name">{file.name}</span>
              <span className="sc-file-input-size">{formatBytes(file.size)}</span>
              <IconButton
                size="small"
                label={words.removeFile(file.name)}
                icon={<X aria-hidden="true" />}
                onClick={() => onFilesChange(files.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
