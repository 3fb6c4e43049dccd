'use client';
import { Paperclip, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { checkFile, type FileProblem } from './check-file.js';
import { DropZone, type DropZoneProps } from './drop-zone.js';
import { FileProblemText } from './file-problem-text.js';
import { formatBytes } from './format-bytes.js';

export interface FileInputProps extends Omit<DropZoneProps, 'zone' | 'onFiles'> {
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  maxBytes?: number;
}

/**
 * Files to send together with the form, by click or by drop; type and size are checked before they are taken. To
 * send each file at once, with progress and retry, use FileUpload; for an identity photo PhotoInput, or PhotoCrop
 * if it must be cut to size.
 */
export function FileInput({ files, onFilesChange, accept, maxBytes, multiple, ...rest }: FileInputProps) {
  const { words } = useSkillcert();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = (chosen: readonly File[]) => {
    const problems = chosen.flatMap((file) => checkFile(file, { accept, maxBytes }) ?? []);
    setProblem(problems[0] ?? null);
    const good = chosen.filter((file) => !checkFile(file, { accept, maxBytes }));
    if (good.length > 0) onFilesChange(multiple ? [...files, ...good] : good.slice(0, 1));
  };
  return (
    <div className="sc-file-input">
      <DropZone {...rest} zone="sc-file-input-drop" accept={accept} multiple={multiple} onFiles={take}>
        <Upload aria-hidden="true" />
        {multiple ? words.chooseFiles : words.chooseFile}
      </DropZone>
      <FileProblemText className="sc-file-input-problem" problem={problem} maxBytes={maxBytes} />
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
